import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ConfigError } from '../../app/platform/runtime/env.server'

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/** Asks on the terminal, without showing what is typed. Undefined without a terminal. */
export async function askPassword(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string | undefined> {
  if (!input.isTTY) return undefined
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true })
  output.write(question)
  try {
    return await lines.question('')
  } catch (error) {
    throw new ConfigError('Stopped', { cause: error })
  } finally {
    lines.close()
    output.write('\n')
  }
}
