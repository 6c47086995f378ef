import { expect, test } from 'vitest'
import { seal, unseal } from './seal.server'

test('a sealed text is read only with its secret and its purpose', () => {
  const sealed = seal('secret', 'totp', 'Ærø')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(sealed, 'base64url').includes('Ærø')).toBe(false)
  expect(unseal('secret', 'totp', sealed)).toBe('Ærø')
  expect(unseal('other', 'totp', sealed)).toBeUndefined()
  expect(unseal('secret', 'setup', sealed)).toBeUndefined()
})

// Two texts that AES-GCM encrypts with the same nonce reveal each other and let an attacker forge texts.
test('the same text is never sealed the same way', () => {
  const nonces = Array.from({ length: 20 }, () => {
    const bytes = Buffer.from(seal('secret', 'totp', 'Ærø'), 'base64url')
    return bytes.subarray(0, 12).toString('hex')
  })
  expect(new Set(nonces).size).toBe(20)
})

test('a text that was altered in any byte or cut is not read', () => {
  const bytes = Buffer.from(seal('secret', 'totp', 'Ærø'), 'base64url')
  for (let index = 0; index < bytes.length; index++) {
    const altered = Buffer.from(bytes)
    altered.writeUInt8(bytes.readUInt8(index) ^ 1, index)
    expect(unseal('secret', 'totp', altered.toString('base64url')), `${index}`).toBeUndefined()
    const cut = bytes.subarray(0, index).toString('base64url')
    expect(unseal('secret', 'totp', cut), `${index}`).toBeUndefined()
  }
})
