/** A mail server that accepts everything: `node bench/mail-server.ts PORT`. */
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => done())
  },
})
server.on('error', () => {})
server.listen(Number(process.argv[2]), '127.0.0.1')
await once(server.server, 'listening')
process.stdout.write('ready\n')
