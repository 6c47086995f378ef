import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { privacyCopy } from '~/domain/privacy/privacy.copy'
import * as person from './person'

type Loaded = ComponentProps<typeof person.default>['loaderData']

const text = privacyCopy.person
const path = '/admin/persondata'

const open = (loaded: Partial<Loaded>) =>
  renderRoute(person, () => ({ who: '', places: [], failed: undefined, ...loaded }), { path })

test('what is stored about a person is listed by place, and each address can be erased', async () => {
  const places: Loaded['places'] = [
    {
      name: 'Henvendelser',
      items: [
        {
          title: 'Bo · Håb',
          detail: '1. maj',
          email: 'Bo@example.dk',
          path: '/admin/henvendelser/e1',
        },
        {
          title: 'Bo · Sang',
          detail: '2. maj',
          email: 'bo@example.dk',
          path: '/admin/henvendelser/e2',
        },
      ],
    },
    { name: 'E-mail', items: [{ title: 'Kopi', detail: '3. maj', email: 'bo2@example.dk' }] },
  ] as never
  const screen = await open({ who: 'bo & co', places })
  const link = screen.getByRole('link', { name: 'Bo · Sang' })
  await expect.element(link).toHaveAttribute('href', '/admin/henvendelser/e2')
  await expect.element(screen.getByRole('heading', { name: 'E-mail' })).toBeVisible()
  await expect.element(screen.getByText('3. maj · bo2@example.dk')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kopi' }).elements()).toEqual([])
  await expect.element(screen.getByRole('searchbox', { name: text.label })).toHaveValue('bo & co')
  await expect
    .element(screen.getByRole('link', { name: text.download }))
    .toHaveAttribute('href', '/admin/persondata/udtraek.json?hvem=bo%20%26%20co')
  expect(screen.getByText(text.none).elements()).toEqual([])
  await screen.getByRole('button', { name: text.erase('bo2@example.dk') }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText('»bo2@example.dk«')).toBeVisible()
  await question.getByRole('button', { name: text.confirm }).click()
  await expect.poll(() => screen.sent).toEqual([{ email: 'bo2@example.dk' }])
  // Both rows of the one address have one button.
  expect(screen.getByRole('button', { name: /^Slet alt om/ }).elements()).toHaveLength(2)
})

test.each([
  ['', false],
  ['bo', true],
])('after a search for %j it says that nothing was found: %s', async (who, isSaid) => {
  const screen = await open({ who })
  await expect.element(screen.getByRole('searchbox')).toHaveValue(who)
  expect(screen.getByText(text.none).elements()).toHaveLength(isSaid ? 1 : 0)
  expect(screen.getByRole('link', { name: text.download }).elements()).toEqual([])
})
