import { request } from 'node:http'

/** The length of a response's body as sent. */
export function bodyLength(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      answer.on('end', () => resolve(bytes))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
