import { expect, test } from 'vitest'
import { isSection, listedSections, navigation, sectionList } from './sections'

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

test('the navigation has the hymns after the bibliography as soon as there are some', () => {
  const paths = (hasHymns: boolean) => navigation(hasHymns).map(({ path }) => path)
  expect(paths(true).filter((path) => path !== '/salmer')).toEqual(paths(false))
  expect(paths(true).indexOf('/salmer')).toBe(paths(true).indexOf('/bibliografi') + 1)
  expect(navigation(true).find(({ path }) => path === '/salmer')?.name).toBe('Salmer')
})

test('what every object has is no section', () => {
  expect(isSection('/nyheder')).toBe(true)
  for (const path of ['constructor', 'toString', '/om', '']) expect(isSection(path)).toBe(false)
})
