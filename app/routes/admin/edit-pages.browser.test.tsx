import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { saveByKey, unfold } from '#tests/browser/field'
import { renderRoute } from '#tests/browser/route'
import { contactFields, contactInfoFields } from '~/domain/contact/contact.form'
import { pressTextKeys } from '~/domain/press/press.form'
import * as contact from './contact/edit'
import * as picture from './gallery/edit'
import * as lecture from './lectures/edit'
import * as news from './news/edit'
import * as press from './press/edit'

type Module = Parameters<typeof renderRoute>[0]

/** Shows an edit page with the part of its loader's data that the test needs. */
function renderEditPage(module: Module, data: object, options: Parameters<typeof renderRoute>[2]) {
  return renderRoute(module, () => data as never, options)
}

const published = { publish: 'published', publish_date: '', publish_time: '' }

const newsItem = {
  revision: 3,
  published_date: '2026-12-01',
  title: 'Ny bog',
  content: '<p>Den er her.</p>',
  ...published,
}

function renderNews(values: object = {}) {
  const data = { values: { ...newsItem, ...values }, isNew: false, draft: undefined, subjects: [] }
  return renderEditPage(news, data, {
    path: '/admin/nyheder/7',
    route: '/admin/nyheder/:id',
    answer: () => ({ kind: 'done', toast: { title: 'Gemt' }, goTo: '/admin/nyheder' }),
  })
}

test('a saved news item returns to the list', async () => {
  const screen = await renderNews()
  await screen.getByLabelText('Titel').fill('Nyere bog')
  await saveByKey(screen.sent)
  await expect.element(screen.getByText('Siden /admin/nyheder', { exact: true })).toBeVisible()
  expect(screen.sent).toMatchObject([{ title: 'Nyere bog', revision: '3', publish: 'published' }])
})

test('a scheduled news item asks whether its date follows the day it is published', async () => {
  const scheduled = { publish: 'scheduled', publish_date: '2026-12-24', publish_time: '08:00' }
  const screen = await renderNews(scheduled)
  await screen.getByRole('textbox', { name: /^Dato/ }).fill('2.12.2026')
  await screen.getByRole('button', { name: 'Gem', exact: true }).click()
  const question = screen.getByRole('alertdialog')
  await question.getByRole('button', { name: /24\. december/ }).click()
  await expect
    .poll(() => screen.sent)
    .toMatchObject([{ published_date: '2026-12-24', publish_date: '2026-12-24' }])
})

test('a news item that is not saved is left for the list', async () => {
  const screen = await renderNews()
  await screen.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(screen.getByText('Siden /admin/nyheder', { exact: true })).toBeVisible()
  expect(screen.sent).toEqual([])
})

test('a lecture is sent with its themes, and can be left for the list', async () => {
  const values = { revision: 2, title: 'Salmen på natbordet', themes: ['håb'], ...published }
  const data = { values, isNew: false, draft: undefined }
  const screen = await renderEditPage(lecture, data, {
    path: '/admin/foredrag/7',
    route: '/admin/foredrag/:id',
  })
  await screen.getByLabelText('Titel').fill('Salmen')
  await saveByKey(screen.sent)
  expect(screen.sent).toMatchObject([{ title: 'Salmen', 'themes[]': ['håb', ''] }])
  await expect.element(page.getByText('Gemt', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(screen.getByText('Siden /admin/foredrag', { exact: true })).toBeVisible()
})

test('of the press texts only the changed one is sent, with its revision', async () => {
  const texts = pressTextKeys.flatMap((key) => [
    [key, 'Tekst'],
    [`${key}.revision`, 4],
  ])
  const data = { values: Object.fromEntries(texts) }
  const screen = await renderEditPage(press, data, {
    path: '/admin/presse',
  })
  await unfold()
  const facts = screen.container.querySelector('[name="presse.facts"]')
  await page.elementLocator(facts ?? document.body).fill('Født ved fjorden')
  await saveByKey(screen.sent)
  const sent = Object.entries(screen.sent[0] ?? {}).filter(([key]) => !key.endsWith('.revision'))
  expect(sent).toEqual([['presse.facts', 'Født ved fjorden']])
  expect(screen.sent[0]).toMatchObject({ 'presse.facts.revision': '4' })
})

test('the contact page is sent whole, with the revisions of both of its rows', async () => {
  const names = Object.keys({ ...contactFields, ...contactInfoFields })
  const blank = Object.fromEntries(names.map((name) => [name, '']))
  const values = { ...blank, email: 'anna@example.dk', revision: 2, info_revision: 5 }
  const data = { id: '7', values }
  const screen = await renderEditPage(contact, data, { path: '/admin/kontakt' })
  await unfold()
  await screen.getByRole('textbox', { name: 'Citat', exact: true }).fill('Lyset spørger ikke')
  await saveByKey(screen.sent)
  const revisions = { revision: '2', info_revision: '5' }
  expect(screen.sent[0]).toMatchObject({
    ...revisions,
    email: 'anna@example.dk',
    quote_text: 'Lyset spørger ikke',
  })
  expect(Object.keys(screen.sent[0] ?? {})).toEqual(
    expect.arrayContaining(names.filter((name) => name !== 'image_alt')),
  )
})

test('a gallery picture is sent with the point that was chosen, not that of before', async () => {
  const values = {
    revision: 5,
    focus_x: 0.2,
    focus_y: 0.8,
    alt_text: 'Fjorden',
    credit: 'Bo',
    picture: { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  }
  const screen = await renderEditPage(
    picture,
    { values },
    {
      path: '/admin/billeder/7',
      route: '/admin/billeder/:id',
    },
  )
  await expect.element(screen.getByText('20 % fra venstre, 80 % fra toppen')).toBeVisible()
  const preview = screen.getByRole('figure').element().querySelector('img')
  expect((preview?.clientWidth ?? 0) / (preview?.clientHeight ?? 1)).toBeCloseTo(4 / 3, 1)
  await screen.getByRole('button', { name: 'Øverst til højre' }).click()
  await saveByKey(screen.sent)
  expect(screen.sent).toMatchObject([
    { revision: '5', focus_x: '1', focus_y: '0', alt_text: 'Fjorden', credit: 'Bo' },
  ])
})
