import { readContent } from '~/domain/content/content.server'
import type { Backend } from '~/platform/backend.server'

/** The fallback while the database cannot be read. */
export const letterIsOff = { isOn: false, perMinute: 60 }

export async function letterSettings(backend: Backend) {
  const content = await readContent(backend, 'funktioner')
  return {
    isOn: content['funktioner.letter'] === 'on',
    perMinute: Number(content['funktioner.letter_rate']) || letterIsOff.perMinute,
  }
}
