import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstSpamWords } from '~/domain/content/features/features.copy'
import { type Post, suspicionsOf, wordsIn } from './suspicion'

const folder = join(import.meta.dirname, '../../../tests/data/enquiries')

const postsIn = (file: string): Post[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', email = '', ...message] = line.split(' | ')
      return { name, email, message: message.join(' | '), organisation: null }
    })

const words = wordsIn(firstSpamWords)

const reasonsOf = (post: Post) => suspicionsOf(post, { hidden: '', seconds: 60, words })

function expectNearlyAllSpam(
  suffix: string,
  posts: number,
  most: { missed: number; wrong: number },
) {
  const spam = postsIn(`spam${suffix}.txt`)
  const real = postsIn(`real${suffix}.txt`)
  expect([spam.length, real.length]).toEqual([posts, posts])
  const missed = spam.filter((post) => reasonsOf(post).length === 0)
  const texts = missed.map(({ message }) => message).join('\n')
  expect(missed.length, texts).toBeLessThanOrEqual(most.missed)
  const wrong = real.filter((post) => reasonsOf(post).length > 0)
  const shown = wrong.map((post) => `${reasonsOf(post)}: ${post.message}`)
  expect(wrong.length, shown.join('\n')).toBeLessThanOrEqual(most.wrong)
}

test('of 200 posts of spam at least 190 are suspected, of 200 real enquiries at most two', () => {
  expectNearlyAllSpam('', 200, { missed: 10, wrong: 2 })
})

test('of 60 posts of spam that were written later at least 57 are suspected, of 60 real ones at most one', () => {
  expectNearlyAllSpam('-holdout', 60, { missed: 3, wrong: 1 })
})

test('an address of a service for one use is suspected, also below its domain', () => {
  const post = { name: 'Bo', organisation: null, message: 'Vil du komme til Ribe?' }
  for (const email of ['bo@mailinator.com', 'bo@a.b.MailInator.com', 'bo@guerrillamail.com'])
    expect(reasonsOf({ ...post, email }), email).toEqual(['disposable'])
  for (const email of ['bo@gmail.com', 'bo@notmailinator.dk', 'bo@privaterelay.appleid.com'])
    expect(reasonsOf({ ...post, email }), email).toEqual([])
})

test('words are found whole, whatever their case', () => {
  const post = { name: 'Bo', email: 'bo@example.dk', organisation: null }
  const reasons = (message: string) =>
    suspicionsOf(
      { ...post, message },
      { hidden: '', seconds: 60, words: wordsIn('SEO\n\n Guest post \n') },
    )
  expect(reasons('Bedre seo!')).toEqual(['word:seo'])
  expect(reasons('A Guest  Post?')).toEqual(['word:guest post'])
  expect(reasons('Et museo med guest posts')).toEqual([])
})
