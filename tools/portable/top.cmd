@echo off
setlocal
set program=
if exist "%~dp0current.txt" set /p program=<"%~dp0current.txt"
if not exist "%~dp0programs\%program%\{command}.cmd" goto broken
"%~dp0programs\%program%\{command}.cmd" %*
:broken
chcp 852 >nul
{sentences}
pause
exit /b 1
