import { expect, test } from 'vitest'
import { nouns } from '~/domain/nouns/nouns.server'
import { nounsWith } from '~/platform/changes/nouns'
import { auditText } from './audit.copy'

test('every action on every noun has a Danish sentence', () => {
  for (const noun of Object.keys(nouns)) {
    for (const action of ['insert', 'update', 'delete']) {
      for (const summary of [null, 'Et navn']) {
        const text = auditText(nouns, { action, noun, summary })
        expect(text).toMatch(/^(Tilføjede|Rettede|Slettede) \S/)
        for (const identifier of [noun, noun.replaceAll('_', ' '), action]) {
          expect(text, noun).not.toContain(identifier)
        }
      }
    }
  }
})

test('a new order has a sentence', () => {
  for (const noun of nounsWith(nouns, 'sort_order')) {
    expect(auditText(nouns, { action: 'arrange', noun, summary: null })).toMatch(
      /^Ændrede .*rækkefølge/,
    )
  }
})

test('a sentence names the row it is about', () => {
  const text = (noun: string, summary: string) =>
    auditText(nouns, { action: 'update', noun, summary })
  expect(text('news', 'En lukket kirkedør')).toBe('Rettede nyheden »En lukket kirkedør«')
  expect(text('redirects', '/presse')).toBe('Rettede viderestillingen fra »/presse«')
  expect(text('editable_content', 'nyheder.title')).toBe('Rettede teksten »Overskrift« (Nyheder)')
  expect(auditText(nouns, { action: 'insert', noun: 'redirects', summary: null })).toBe(
    'Tilføjede en viderestilling',
  )
})
