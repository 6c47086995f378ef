/** Sends the same bytes from memory: the upper limit for our server (docs/quality.md, "Fast"). */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { 'Content-Type': 'text/html', 'Content-Length': body.length }

createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
)
