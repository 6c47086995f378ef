import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { interceptUploads } from '#tests/browser/uploads'
import { emptyListing } from '~/http/listing'
import * as inScreen from './in'

const path = '/admin/flyt-ind'
const none = { list: { ...emptyListing, failed: undefined }, kinds: ['wordpress', 'nyt'] }

test('a file is uploaded in pieces, and the form names it', async () => {
  const uploads = interceptUploads()
  const screen = await renderRoute(inScreen, () => none, {
    path,
    answer: () => ({ kind: 'done', toast: { title: 'Filen læses.' }, goTo: `${path}/a` }),
  })
  const large = new File([new Uint8Array(17 * 1024 * 1024)], 'gammel.xml')
  await page.getByLabelText('WordPress').click()
  await page.getByLabelText('Vælg fil', { exact: true }).upload(large)
  await expect
    .poll(() => uploads.map(({ url }) => url))
    .toEqual(['/admin/upload/flytning?name=gammel.xml&piece=0'])
  uploads[0]?.answer(200, { upload: 'u.xml' })
  await expect
    .poll(() => uploads[1]?.url)
    .toBe('/admin/upload/flytning?name=gammel.xml&piece=1&upload=u.xml')
  expect(uploads.map(({ body }) => body.size)).toEqual([16 * 1024 * 1024, 1024 * 1024])
  uploads[1]?.answer(200, { upload: 'u.xml' })
  await expect.element(page.getByText('Valgt: gammel.xml')).toBeVisible()
  await page.getByRole('button', { name: 'Læs filen' }).click()
  await expect.element(page.getByText(`Siden ${path}/a`)).toBeVisible()
  expect(screen.sent).toEqual([
    { intent: 'file', kind: 'wordpress', upload: 'u.xml', name: 'gammel.xml', pictures: '' },
  ])
})

test('a refused upload and a refused form say why at their fields', async () => {
  const uploads = interceptUploads()
  await renderRoute(inScreen, () => none, {
    path,
    answer: () => ({
      kind: 'refused',
      errors: { kind: 'Vælg, hvor det kommer fra.', upload: 'Vælg en fil.' },
    }),
  })
  const field = page.getByLabelText('Vælg fil', { exact: true })
  await field.upload(new File(['hej'], 'a.xml'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(507, { code: 'disk-full' })
  await expect
    .element(page.getByText(/^Filen blev ikke uploadet\. Der er ikke mere plads/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Læs filen' }).click()
  const group = page.getByRole('group', { name: 'Hvor kommer det fra?' })
  await expect.element(group).toHaveAccessibleDescription('Vælg, hvor det kommer fra.')
  await expect.element(field).toHaveAccessibleDescription(/Vælg en fil\.$/)
})

test('the former site is read with its address and key, and errors are at their fields', async () => {
  let errors: Record<string, string> = { key: 'Skriv nøglen.' }
  const screen = await renderRoute(inScreen, () => none, {
    path,
    answer: () => ({ kind: 'refused', errors }),
  })
  await page.getByLabelText('Adressen på databasen').fill('https://a.supabase.co')
  await page.getByLabelText('Adgangskode').fill('hemmeligt')
  await page.getByRole('button', { name: 'Læs siden' }).click()
  await expect
    .element(page.getByLabelText('Offentlig nøgle'))
    .toHaveAccessibleDescription('Skriv nøglen.')
  expect(screen.sent).toEqual([
    {
      intent: 'network',
      address: 'https://a.supabase.co',
      key: '',
      email: '',
      password: 'hemmeligt',
    },
  ])
  errors = { address: 'Skriv adressen.' }
  await page.getByRole('button', { name: 'Læs siden' }).click()
  await expect
    .element(page.getByLabelText('Adressen på databasen'))
    .toHaveAccessibleDescription(/Som https:\/\/navn\.supabase\.co.*Skriv adressen\./)
  await expect.element(page.getByLabelText('Offentlig nøgle')).not.toHaveAccessibleDescription()
})

test('earlier imports are listed with their source and state', async () => {
  const items = [
    { id: 'a', kind: 'csv', source: 'bog.csv', state: 'done' as const, at: '2026-11-21T09:00:00Z' },
    { id: 'b', kind: 'nyt', source: 'x.zip', state: 'failed' as const, at: '2026-11-20T09:00:00Z' },
  ]
  const list = { ...none.list, items: items as never, total: 2 }
  await renderRoute(inScreen, () => ({ ...none, list }), { path })
  await expect
    .element(page.getByText('Regneark · flyttet ind · 21. november 2026 kl. 10.00'))
    .toBeVisible()
  await expect.element(page.getByText(/^nyt · gik ikke · 20\. november/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Åbn x.zip' }))
    .toHaveAttribute('href', `${path}/b`)
})
