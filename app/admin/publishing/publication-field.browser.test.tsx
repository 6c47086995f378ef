import { expect, test } from 'vitest'
import { renderField } from '#tests/browser/field'
import { formKit } from '~/admin/form/form-kit'
import { newsForm } from '~/domain/news/news.form'
import { PublicationField } from './publication-field'

const { nameOf } = formKit(newsForm)

const draft = { noun: 'news', id: '7', path: '/nyheder/blad', linkUntil: null } as const

test('a new item is published unless another state is chosen', async () => {
  const screen = await renderField(<PublicationField draft={undefined} />)
  const group = screen.getByRole('group', { name: 'Udgivelse' })
  await expect.element(group).toHaveAccessibleDescription('Alle kan se det, så snart det er gemt.')
  await expect.element(screen.getByRole('radio', { name: 'Udgivet' })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Se kladden' }).elements()).toEqual([])
  expect(screen.getByText(/Lav et link/).elements()).toEqual([])
  expect(await screen.save()).toEqual({ publish: 'published' })
  await screen.getByRole('radio', { name: 'Kladde' }).click()
  await expect.element(group).toHaveAccessibleDescription('Kun du kan se den.')
  await expect.element(group.getByText('Kun du kan se den.')).toBeVisible()
  expect(await screen.save()).toEqual({ publish: 'draft' })
})

test('only a scheduled publication has a day and a time', async () => {
  const values = { publish: 'scheduled', publish_date: '2026-12-24', publish_time: '19:30' }
  const screen = await renderField(<PublicationField draft={undefined} />, { values })
  const group = screen.getByRole('group', { name: 'Udgivelse' })
  const day = screen.getByRole('textbox', { name: /^Dag/ })
  const time = screen.getByRole('textbox', { name: /^Klokken/ })
  await expect.element(group).toHaveAccessibleDescription('Alle kan se det fra det tidspunkt.')
  await expect.element(day).toHaveValue('24.12.2026')
  await expect.element(day).toBeRequired()
  await expect.element(time).toHaveAccessibleDescription('Dansk tid, f.eks. 19.30.')
  await expect.element(time).toBeRequired()
  await expect.element(time).toHaveAttribute('inputmode', 'numeric')
  expect(await screen.save()).toEqual(values)
  await screen.getByRole('radio', { name: 'Udgivet' }).click()
  await expect.element(day).not.toBeInTheDocument()
  expect(await screen.save()).toEqual({ publish: 'published' })
})

test('a stored draft can be opened, and shown to others by a link', async () => {
  const screen = await renderField(<PublicationField draft={draft} />, {
    values: { publish: 'draft' },
  })
  const link = screen.getByRole('link', { name: 'Se kladden' })
  await expect.element(link).toHaveAttribute('href', '/nyheder/blad')
  await expect
    .element(screen.getByRole('button', { name: 'Lav et link til gennemsyn' }))
    .toBeVisible()
})

test('a scheduled publication proposes 08.00 on the day of the item, if that is to come', async () => {
  const fields = (date: string) => (
    <>
      <input type="hidden" name={nameOf('published_date')} value={date} />
      <PublicationField draft={undefined} dayField="published_date" />
    </>
  )
  const coming = await renderField(fields('2099-12-24'))
  await coming.getByRole('radio', { name: 'Udgives den …' }).click()
  await expect.element(coming.getByRole('textbox', { name: /^Dag/ })).toHaveValue('24.12.2099')
  await expect.element(coming.getByRole('textbox', { name: /^Klokken/ })).toHaveValue('08.00')
  await coming.unmount()
  const past = await renderField(fields('2026-11-27'))
  await past.getByRole('radio', { name: 'Udgives den …' }).click()
  await expect.element(past.getByRole('textbox', { name: /^Dag/ })).toHaveValue('')
})
