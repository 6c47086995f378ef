import { expect, onTestFinished, vi } from 'vitest'
import { type Env, readEnv } from '~/platform/runtime/env.server'

/** Runs commands of the operator in this process, on the site in a data folder. */
export function commandRunner(dataDir: string, variables: Record<string, string> = {}) {
  const env = readEnv({
    DATA_DIR: dataDir,
    SITE_URL: 'https://example.dk',
    LOG_LEVEL: 'silent',
    ...variables,
  })
  // Commands make new files private to their owner.
  const umask = process.umask()
  onTestFinished(() => void process.umask(umask))
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)

  /** @returns what the command printed */
  return async (
    command: (env: Env, words: string[]) => Promise<number>,
    words: string[],
    code = 0,
  ): Promise<string> => {
    output.mockClear()
    expect(await command(env, words)).toBe(code)
    return output.mock.calls.join('')
  }
}
