// Preloaded into every server that the scripts start: ends the server when the script has ended, for any reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
