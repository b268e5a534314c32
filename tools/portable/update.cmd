@echo off
title accessgames
"%~dp0python\python.exe" -I "%~dp0tools\portable\update.py" %*
set code=%errorlevel%
pause
exit /b %code%
