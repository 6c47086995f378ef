import { expect, test } from 'vitest'
import {
  isSection,
  listedSections,
  navigation,
  sectionList,
  sectionNamed,
  sectionNames,
} from './sections'

test('navigation, footer and sitemap list the sections in one order', () => {
  const pathsWhere = (is: (section: (typeof sectionList)[number]) => boolean) =>
    sectionList.filter(is).map(({ path }) => path)
  expect(pathsWhere(({ inNavigation }) => inNavigation)).toEqual([
    ...['/', '/nyheder', '/foredrag', '/kalender', '/bibliografi', '/samarbejder', '/billeder'],
    '/kontakt',
  ])
  const inFooter = pathsWhere(({ inFooter }) => inFooter)
  expect(inFooter).toEqual(['/foredrag', '/bibliografi', '/salmer', '/presse', '/kontakt'])
  const listed = listedSections.map(({ path }) => path as string)
  expect(listed).toEqual(pathsWhere(({ path }) => path !== '/soeg'))
})

test('the navigation has the visible sections in their order, with a short name for the hymns', () => {
  expect(navigation(['/', '/salmer', '/presse', '/nyheder'])).toEqual([
    { path: '/', name: 'Forside' },
    { path: '/salmer', name: 'Salmer' },
    { path: '/nyheder', name: 'Nyheder' },
  ])
})

test('the author can move every section that has a page of its own', () => {
  const movable = sectionNames.map(sectionNamed)
  expect([...movable].sort()).toEqual(
    sectionList
      .map(({ path }) => path)
      .filter((path) => path !== '/' && path !== '/soeg')
      .sort(),
  )
})

test('names of inherited properties are not sections', () => {
  expect(isSection('/nyheder')).toBe(true)
  for (const path of ['constructor', 'toString', '/om', '']) expect(isSection(path)).toBe(false)
})
