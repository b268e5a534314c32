@echo off
if "%~1"=="" title accessgames
"%~dp0python\python.exe" -I "%~dp0tools\portable\launch.py" %*
set code=%errorlevel%
if not "%code%"=="0" if "%~1"=="" pause
exit /b %code%
