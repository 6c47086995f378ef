import { expect, test } from 'vitest'
import { specifiedPart } from '#tests/support/specification'
import {
  footerLinks,
  isSection,
  listedSections,
  navigation,
  sectionList,
  sectionNamed,
  sectionNames,
} from './sections'

test('header, footer and sitemap list the specified sections in one order', () => {
  const all = sectionList.map(({ path }) => path)
  const inHeader = navigation(['/', ...sectionNames.map(sectionNamed)]).map(({ name }) => name)
  expect(inHeader.join(', ')).toBe(
    specifiedPart("the author's name and the links ", ', the current'),
  )
  const inFooter = sectionList.filter((section) => section.inFooter).map(({ path }) => path)
  const footer = specifiedPart('contact e-mail, links to ', ", 'Følg")
  expect(inFooter).toEqual(footer.match(/\/\w+/g))
  expect(footerLinks(all).map(({ path }) => path)).toEqual(inFooter)
  const listed = listedSections.map(({ path }) => path as string)
  // The letter's page is among those of its letters, so that a site without the letter does not list it.
  expect(listed).toEqual(all.filter((path) => path !== '/soeg' && path !== '/brev'))
})

test('navigation and footer have the visible sections in their order, with a short name for the hymns', () => {
  expect(navigation(['/', '/salmer', '/presse', '/nyheder'])).toEqual([
    { path: '/', name: 'Forside' },
    { path: '/salmer', name: 'Salmer' },
    { path: '/nyheder', name: 'Nyheder' },
  ])
  expect(footerLinks(['/salmer', '/nyheder'])).toEqual([{ path: '/salmer', name: 'Salmer' }])
})

test('the author can move every section that has a page of its own', () => {
  const movable = sectionNames.map(sectionNamed)
  expect([...movable].sort()).toEqual(
    sectionList
      .map(({ path }) => path)
      .filter((path) => path !== '/' && path !== '/soeg' && path !== '/brev')
      .sort(),
  )
})

test('names of inherited properties are not sections', () => {
  expect(isSection('/nyheder')).toBe(true)
  for (const path of ['constructor', 'toString', '/om', '']) expect(isSection(path)).toBe(false)
})
