import { execFile } from 'node:child_process'
import { join } from 'node:path'

export const program = join(import.meta.dirname, '../../build/server/index.js')

/** Runs an operator's command as a separate process. */
export function command(variables: Record<string, string>, ...parameters: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables }
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...parameters], { env }, (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, printed: out + err })
    })
  })
}
