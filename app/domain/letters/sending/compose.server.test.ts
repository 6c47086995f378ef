import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { readerOfToken } from '~/domain/letters/subscribers/tokens.server'
import { mailToReader } from './compose.server'

databaseTest(
  'each reader of each letter has one message id and a link to sign off',
  async (test) => {
    const { backend } = test
    const mailOf = (letterId: string, subscriberId: string) =>
      mailToReader(backend, {
        letterId,
        subscriberId,
        email: `${subscriberId}@example.dk`,
        subject: 'Nyt',
        html: '<p>Hej</p>',
        plain: 'Hej',
      })
    const pairs = ['a', 'b'].flatMap((letter) =>
      ['x', 'y'].map((reader) => [letter, reader] as const),
    )
    const ids = pairs.map(([letter, reader]) => mailOf(letter, reader).messageId)
    expect(new Set(ids).size).toBe(4)
    // The same again, so that mail programs show a mail that is sent twice once.
    expect(pairs.map(([letter, reader]) => mailOf(letter, reader).messageId)).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^<[^<>\s@]+@example\.dk>$/)
    for (const reader of ['x', 'y']) {
      const { to, headers } = mailOf('a', reader)
      expect(to).toBe(`${reader}@example.dk`)
      expect(headers).toMatchObject({
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': '<brev.example.dk>',
        Precedence: 'bulk',
      })
      const leave = headers?.['List-Unsubscribe'] ?? ''
      const token = /^<https:\/\/example\.dk\/.*\/([^/>]+)>$/.exec(leave)?.[1] ?? ''
      expect(readerOfToken(backend, token)).toBe(reader)
    }
  },
)
