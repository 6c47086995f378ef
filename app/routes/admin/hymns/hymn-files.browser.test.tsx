import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pdfFile } from '#tests/browser/files'
import { renderRoute } from '#tests/browser/route'
import { interceptUploads } from '#tests/browser/uploads'
import type { FormAnswer } from '~/forms/answer'
import * as hymn from './edit'

const recording = {
  id: 'fil-1',
  revision: 4,
  kind: 'recording',
  name: 'Kor',
  performer: 'Koret',
  rights: '',
  original_name: 'kor.mp3',
  file_size: 2_000_000,
} as const
const score = { ...recording, id: 'fil-2', kind: 'score', name: 'Melodi' } as const
const route = '/admin/salmer/:id'

type HymnData = Parameters<typeof hymn.default>[0]['loaderData']

const blank = {
  isNew: true,
  values: { revision: 0 },
  draft: undefined,
  id: undefined,
  files: [],
  themes: ['Håb'],
} as HymnData

const stored = { ...blank, isNew: false, id: 'salme', files: [recording, score] } as HymnData

const render = (data: HymnData, options: { path?: string; answer?: () => FormAnswer } = {}) =>
  renderRoute(hymn, () => data, { path: '/admin/salmer/salme', route, ...options })

test('a recording is described in a dialog, with its performer', async () => {
  const screen = await render(stored)
  await screen.getByRole('button', { name: 'Rediger Kor' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rediger fil' })
  await dialog.getByLabelText('Fremført af').fill('Pigekoret')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => screen.sent)
    .toMatchObject([
      {
        intent: 'describe-file',
        file: 'fil-1',
        revision: '4',
        name: 'Kor',
        performer: 'Pigekoret',
      },
    ])
})

test('a score keeps the performer that its form does not show', async () => {
  const screen = await render(stored)
  await screen.getByRole('button', { name: 'Rediger Melodi' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rediger fil' })
  await expect.element(dialog.getByLabelText('Fremført af')).not.toBeInTheDocument()
  await dialog.getByLabelText('Navn').fill('Orgel')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.poll(() => screen.sent).toHaveLength(1)
  expect(screen.sent[0]).toMatchObject({ file: 'fil-2', name: 'Orgel', performer: 'Koret' })
})

test('a file is deleted after a confirmation', async () => {
  const screen = await render(stored)
  const row = screen.getByRole('listitem').filter({ hasText: 'kor.mp3' }).first()
  await expect.element(row).toMatchTextContent('Indspilning · Koret · kor.mp3 · 2 MB')
  await screen.getByRole('button', { name: 'Slet Kor' }).click()
  expect(screen.sent).toEqual([])
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete-file', file: 'fil-1' }])
})

test('a chosen file is uploaded at once, and the files are read again', async () => {
  const uploads = interceptUploads()
  let reads = 0
  const read = () => {
    reads += 1
    return stored
  }
  const screen = await renderRoute(hymn, read, { path: '/admin/salmer/salme', route })
  await userEvent.upload(screen.getByLabelText('Tilføj fil'), pdfFile('noder.pdf'))
  await expect.poll(() => uploads).toHaveLength(1)
  expect(uploads[0]?.url).toBe('/admin/upload/salmefil?name=noder.pdf&hymn=salme')
  uploads[0]?.answer(500)
  await expect.element(screen.getByText(/^Filen blev ikke tilføjet\./)).toBeVisible()
  expect(reads).toBe(1)
  await userEvent.upload(screen.getByLabelText('Tilføj fil'), pdfFile('noder.pdf'))
  await expect.poll(() => uploads).toHaveLength(2)
  uploads[1]?.answer(200, { id: 'ny' })
  await expect.element(screen.getByText('Fil tilføjet')).toBeVisible()
  await expect.poll(() => reads).toBe(2)
})

test('the files of a new hymn are uploaded one after another when it is saved', async () => {
  const uploads = interceptUploads()
  let isSaved = false
  const screen = await renderRoute(hymn, () => (isSaved ? { ...stored, files: [] } : blank), {
    path: '/admin/salmer/ny',
    route,
    answer: () => {
      isSaved = true
      return { kind: 'done', toast: { title: 'Gemt' }, goTo: '/admin/salmer/salme' }
    },
  })
  await screen.getByLabelText('Titel').fill('Lyset')
  await screen.getByRole('textbox', { name: 'Tekst' }).fill('Lyset kommer')
  const add = screen.getByLabelText('Tilføj fil')
  for (const name of ['a.pdf', 'b.pdf', 'a.pdf', 'c.pdf']) {
    await userEvent.upload(add, pdfFile(name))
  }
  await screen.getByRole('button', { name: 'Fjern c.pdf' }).click()
  await expect.element(screen.getByText('b.pdf · 1 kB')).toBeVisible()
  expect(uploads).toEqual([])
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => uploads).toHaveLength(1)
  expect(screen.sent).toMatchObject([
    { opens_saved: '1', opens_saved_original: 'b.pdf, a.pdf', title: 'Lyset' },
  ])
  uploads[0]?.answer(200, { id: '1' })
  await expect.poll(() => uploads).toHaveLength(2)
  uploads[1]?.answer(200, { id: '2' })
  await expect.element(screen.getByText('Fil tilføjet').first()).toBeVisible()
  await expect
    .poll(() => uploads.map(({ url }) => new URL(url, location.href).search))
    .toEqual(['?name=b.pdf&hymn=salme', '?name=a.pdf&hymn=salme'])
})

test('a file of a new hymn that cannot be uploaded is named in a message of its own', async () => {
  const uploads = interceptUploads()
  let isSaved = false
  const goTo = '/admin/salmer/salme'
  const screen = await renderRoute(hymn, () => (isSaved ? stored : blank), {
    path: '/admin/salmer/ny',
    route,
    answer: () => {
      isSaved = true
      return { kind: 'done', toast: { title: 'Salme tilføjet' }, goTo }
    },
  })
  await screen.getByLabelText('Titel').fill('Min egen')
  await screen.getByRole('textbox', { name: 'Tekst' }).fill('Én')
  await userEvent.upload(screen.getByLabelText('Tilføj fil'), pdfFile('noder.pdf'))
  await screen.getByRole('button', { name: 'Gem' }).click()
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.answer(507, { code: 'disk-full' })
  await expect
    .element(screen.getByText(/^Salmen er gemt, men »noder.pdf« blev ikke tilføjet\./))
    .toBeVisible()
})
