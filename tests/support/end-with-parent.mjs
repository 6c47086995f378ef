// Ends the server when the process that started it has ended, even if that was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
