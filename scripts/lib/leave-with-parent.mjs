// Preloaded into every server the scripts start: ends the server when the script has ended, for whatever reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
