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

test('of 200 posts of spam at least 190 are suspected', () => {
  const posts = postsIn('spam.txt')
  const missed = posts.filter((post) => reasonsOf(post).length === 0)
  expect(posts).toHaveLength(200)
  expect(missed.length, missed.map(({ message }) => message).join('\n')).toBeLessThanOrEqual(10)
})

test('of 200 real enquiries at most two are suspected', () => {
  const posts = postsIn('real.txt')
  const suspected = posts.filter((post) => reasonsOf(post).length > 0)
  expect(posts).toHaveLength(200)
  const shown = suspected.map((post) => `${reasonsOf(post)}: ${post.message}`)
  expect(suspected.length, shown.join('\n')).toBeLessThanOrEqual(2)
})

test('words are found whole, whatever their case', () => {
  const post = { name: 'Bo', email: 'bo@example.dk', organisation: null }
  const reasons = (message: string) =>
    suspicionsOf({ ...post, message }, { hidden: '', seconds: 60, words: ['seo', 'guest post'] })
  expect(reasons('Bedre seo!')).toEqual(['word:seo'])
  expect(reasons('A Guest  Post?')).toEqual(['word:guest post'])
  expect(reasons('Et museo med guest posts')).toEqual([])
})
