import { expect, test } from 'vitest'
import { canonicalSlug, firstFreeSlug, slugVariants, stemSlug } from './slug'

test('the canonical slug spells æ, ø and å out', () => {
  expect(canonicalSlug('Ærø på en ØRKEN')).toBe('aeroe-paa-en-oerken')
})

test('letters of a Mac are spelled out too', () => {
  const title = 'Forår på Ærø'.normalize('NFD')
  expect(canonicalSlug(title)).toBe('foraar-paa-aeroe')
  expect(stemSlug(title)).toBe('forar-pa-ara')
})

test('the canonical slug keeps only letters, digits and single hyphens', () => {
  expect(canonicalSlug('  Tro – og, tvivl?  (2. udgave) ')).toBe('tro-og-tvivl-2-udgave')
  expect(canonicalSlug('- Salme-bog -- til\talle -')).toBe('salme-bog-til-alle')
  expect(canonicalSlug('Café Zoë')).toBe('caf-zo')
  expect(canonicalSlug('…!')).toBe('')
})

test('the slug of works and collaborations turns å, æ and ø into a', () => {
  expect(stemSlug('Ærø på en ØRKEN')).toBe('ara-pa-en-arken')
  expect(stemSlug('Kære verden!')).toBe('kare-verden')
})

test('lists each slug variant of a title once', () => {
  expect(slugVariants('Når vi tror, håber vi')).toEqual([
    'naar-vi-tror-haaber-vi',
    'nar-vi-tror-haber-vi',
    'naar-vi-tror,-haaber-vi',
  ])
  expect(slugVariants('Sang')).toEqual(['sang'])
})

test('appends the first free number to a slug that is taken', () => {
  expect(firstFreeSlug('sang', new Set())).toBe('sang')
  expect(firstFreeSlug('sang', new Set(['sang']))).toBe('sang-2')
  expect(firstFreeSlug('sang', new Set(['sang', 'sang-2', 'sang-4']))).toBe('sang-3')
  expect(firstFreeSlug('sang', new Set(['sang-2']))).toBe('sang')
})

test('a title without letters is called untitled', () => {
  expect(firstFreeSlug('', new Set())).toBe('uden-titel')
  expect(firstFreeSlug('', new Set(['uden-titel']))).toBe('uden-titel-2')
})
