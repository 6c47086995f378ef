import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  /** By lower-case name. */
  headers: Map<string, string>
  body: string
}

/** Sends raw text on its own connection and reads until the server closes it. */
export function sendRaw(site: { url: string }, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'))
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => resolve(parse(Buffer.concat(parts).toString())))
    socket.on('end', () => socket.end())
  })
}

function parse(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: body.join('') }
}
