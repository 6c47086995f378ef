import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const markFile = 'installation'

export function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function writeMark(file: string, identity: string): void {
  writeFileSync(file, `${identity}\n`, { mode: 0o600, flush: true })
}

export function installationId(dataDir: string): string | undefined {
  return readMark(join(dataDir, markFile))
}
