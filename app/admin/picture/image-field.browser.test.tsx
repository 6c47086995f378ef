import type { ComponentProps } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { draftServer, storedDraft } from '#tests/browser/draft-server'
import { dropFiles, pasteFiles, pictureFile, trackObjectUrls } from '#tests/browser/files'
import { renderScreen } from '#tests/browser/screen'
import { interceptUploads } from '#tests/browser/uploads'
import { RecordForm } from '~/admin/form/record-form'
import { ImageField } from './image-field'

const required: z.ZodType = z.looseObject({ cover: z.string().min(1, 'Vælg et billede.') })

const none = { revision: 3, cover: '', cover_alt: '', cover_original: '' }
let stored: Record<string, string | number | object>

beforeEach(async () => {
  const src = URL.createObjectURL(await pictureFile('fjord.png'))
  stored = {
    revision: 3,
    cover: 'images/fjord.jpg',
    cover_alt: 'Fjorden',
    cover_focus_x: 0.2,
    cover_focus_y: 0.8,
    cover_original: 'fjord.jpg',
    cover_picture: { src },
  }
  return () => URL.revokeObjectURL(src)
})

const field = (props: Partial<ComponentProps<typeof ImageField>> = {}) => (
  <ImageField
    name="cover"
    label="Forside"
    hint="På bogen"
    purpose="news"
    ratio="16/9"
    uploadError="Forsiden kunne ikke uploades"
    {...props}
  />
)

const form = (values: Record<string, unknown>, children = field(), schema = required) => (
  <RecordForm schema={schema} values={{ revision: 3, ...values }}>
    {children}
  </RecordForm>
)

const group = page.getByRole('group', { name: 'Forside' })
const fileInput = group.getByLabelText(/Vælg billede|Skift billede/)
const save = () => userEvent.keyboard('{Control>}s{/Control}')

test.for([
  ['dropped', dropFiles],
  ['pasted', pasteFiles],
] as const)('a %s picture replaces the stored one and its text', async ([, give]) => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form(stored))
  const alt = group.getByLabelText('Beskrivelse af billedet')
  await expect.element(alt).toHaveValue('Fjorden')
  const files = [await pictureFile('kirke.png'), await pictureFile('hav.png')]
  expect(give(group.element(), ...files)).toBe(true)
  await expect
    .element(group.getByRole('status'))
    .toHaveTextContent('Nyt billede (klik Gem for at uploade)')
  await expect.element(alt).toHaveValue('')
  await save()
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { path: 'images/kirke.png' })
  await expect
    .poll(() => screen.sent)
    .toMatchObject([
      {
        cover: 'images/kirke.png',
        cover_alt: '',
        cover_focus_x: '0.5',
        cover_original: 'kirke.png',
      },
    ])
})

test('pasted text is left to the browser', async () => {
  await renderScreen(form(stored))
  expect(pasteFiles(group.element())).toBe(false)
  await expect.element(group.getByRole('status')).not.toBeInTheDocument()
})

test('a refused file has its reason at the field until another picture is chosen', async () => {
  const screen = await renderScreen(form(stored))
  await expect.element(fileInput).toHaveAccessibleDescription('På bogen')
  dropFiles(group.element(), new File(['x'], 'brev.txt', { type: 'text/plain' }))
  const reason = 'Filen er ikke et billede. Vælg en fil af typen JPG, PNG, WebP, AVIF eller HEIC.'
  await expect.element(fileInput).toHaveAccessibleDescription(`På bogen ${reason}`)
  await expect.element(fileInput).toBeInvalid()
  await expect.element(group.getByLabelText('Beskrivelse af billedet')).toHaveValue('Fjorden')
  dropFiles(group.element(), await pictureFile('kirke.png'))
  await expect.element(screen.getByText(reason)).not.toBeInTheDocument()
  await expect.element(fileInput).toHaveAccessibleDescription('På bogen')
})

test('the error of a missing picture disappears when one is chosen', async () => {
  const screen = await renderScreen(form(none))
  await save()
  await expect.element(screen.getByText('Vælg et billede.')).toBeVisible()
  await expect.element(fileInput).toHaveFocus()
  await fileInput.upload(await pictureFile('kirke.png'))
  await expect.element(screen.getByText('Vælg et billede.')).not.toBeInTheDocument()
  expect(screen.sent).toEqual([])
})

test('a removed picture leaves an empty field with its default point', async () => {
  const screen = await renderScreen(form(stored, field(), z.looseObject({})))
  await group.getByRole('button', { name: 'Fjern' }).click()
  await expect.element(group.getByText(/^Billedet fjernes, når du klikker Gem./)).toBeVisible()
  await expect.element(group.getByRole('button', { name: 'Fjern' })).not.toBeInTheDocument()
  await expect.element(group.getByLabelText('Beskrivelse af billedet')).not.toBeInTheDocument()
  expect(group.element().querySelector('img')).toBeNull()
  await save()
  await expect
    .poll(() => screen.sent)
    .toEqual([
      {
        revision: '3',
        cover: '',
        cover_alt: '',
        cover_focus_x: '0.5',
        cover_focus_y: '0.5',
        cover_original: '',
      },
    ])
})

test('the focus point of a new picture moves in larger steps than that of a stored one', async () => {
  const screen = await renderScreen(form(stored))
  const adjust = group.getByRole('button', { name: /^Juster fokuspunkt/ })
  await expect.element(adjust).toHaveAccessibleName(/20 % fra venstre, 80 % fra toppen$/)
  await adjust.click()
  await screen.getByRole('button', { name: 'Mod højre' }).click()
  await screen.getByRole('button', { name: 'Brug' }).click()
  await expect.element(adjust).toHaveAccessibleName(/25 % fra venstre, 80 % fra toppen$/)
  await expect.element(screen.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await save()
  await expect
    .poll(() => screen.sent)
    .toMatchObject([{ cover: 'images/fjord.jpg', cover_focus_x: '0.25', cover_focus_y: '0.8' }])

  await fileInput.upload(await pictureFile('kirke.png'))
  await expect.element(adjust).toHaveAccessibleName(/50 % fra venstre, 50 % fra toppen$/)
  await adjust.click()
  await screen.getByRole('button', { name: 'Mod højre' }).click()
  await screen.getByRole('button', { name: 'Brug' }).click()
  await expect.element(adjust).toHaveAccessibleName(/60 % fra venstre, 50 % fra toppen$/)
})

test.for([
  ['is shown uncropped', { ratio: 'natural' }],
  ['has no text', { withoutAltText: true }],
] as const)('a picture that %s has no focus point', async ([, props]) => {
  const screen = await renderScreen(form(stored, field(props)))
  await expect.element(group.getByText('Skift billede')).toBeVisible()
  await expect.element(group.getByText(/Juster fokuspunkt/)).not.toBeInTheDocument()
  const hasText = !('withoutAltText' in props)
  expect(screen.getByLabelText('Beskrivelse af billedet').elements()).toHaveLength(hasText ? 1 : 0)
})

test('the field shows the crop of the page around the focus point', async () => {
  await renderScreen(form(stored))
  await expect.element(group.getByText('Skift billede')).toBeVisible()
  const picture = group.element().querySelector('img')
  if (!picture) throw new Error('no picture')
  expect(getComputedStyle(picture).objectPosition).toBe('20% 80%')
  expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(16 / 9, 1)
})

test('the browser frees each chosen picture once it is no longer shown', async () => {
  const open = trackObjectUrls()
  const screen = await renderScreen(form(none))
  await fileInput.upload(await pictureFile('kirke.png'))
  await expect.poll(() => open.size).toBe(1)
  const [first = ''] = open
  await fileInput.upload(await pictureFile('hav.png'))
  await expect.poll(() => open.has(first)).toBe(false)
  expect(open.size).toBe(1)
  await screen.unmount()
  expect(open.size).toBe(0)
})

test('a picture that was removed in unsaved input is removed when the input is resumed', async () => {
  draftServer([storedDraft({ cover: [''] })])
  const screen = await renderScreen(form(stored))
  await expect.element(group.getByLabelText('Beskrivelse af billedet')).toBeVisible()
  await screen.getByRole('button', { name: 'Fortsæt' }).click()
  await expect.element(group.getByText(/^Intet billede/)).toBeVisible()
  expect(group.element().querySelector('img')).toBeNull()
})
