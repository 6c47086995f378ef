import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { rejectGuessablePassword } from './password-rules.server'

const email = 'johanne.holm@fjordpost.dk'

async function codeOf(backend: Backend, password: string): Promise<string> {
  try {
    await rejectGuessablePassword(backend, { email, password })
    return 'accepted'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    expect(error.field).toBe('password')
    return error.code
  }
}

const expected = {
  'password-common': [
    'qwertyuiopasdfgh',
    '123456789012345',
    'iloveyouforever1',
    'password12345678',
    '1qaz2wsx3edc4rfv',
    'abcdefghijklmnop',
    'adgangskode12345',
    'velkommen123456',
  ],
  'password-repeated': [
    'aaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'passwordpassword',
    'fodboldfodbold1',
    // Only the first forty characters are judged.
    `${'a'.repeat(40)}vQ7#mm2!Lp0-sDx4`,
  ],
  'password-email': [email, 'johanne.holm1234', 'JohanneJohanne1', 'holmholmholmholm'],
  'password-name': [
    'example.dk12345',
    'SkrivestueSkrivestue',
    'Anna Dahl Lund 1',
    'annadahllund2026',
  ],
  accepted: [
    'en sætning om fjorden',
    'correct horse battery staple',
    'johanne går langs fjorden',
    'vQ7#mm2!Lp0-sDx4',
  ],
}

databaseTest('an easily guessed password is rejected with the reason', async (test) => {
  const { backend } = test
  await backend.db
    .insertInto('editable_content')
    .values({
      id: crypto.randomUUID(),
      page: 'hero',
      element_key: 'name',
      content_type: 'text',
      content_value: 'Anna Dahl Lund',
      created_at: '',
      updated_at: '',
      revision: 1,
    })
    .execute()
  const found: Record<string, string> = {}
  const wanted: Record<string, string> = {}
  for (const [code, passwords] of Object.entries(expected)) {
    for (const password of passwords) {
      wanted[password] = code
      found[password] = await codeOf(backend, password)
    }
  }
  expect(found).toEqual(wanted)
})
