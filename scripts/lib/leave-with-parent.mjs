// Preloaded into every server the scripts start: when the script is gone, however it died, the server does not outlive it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
