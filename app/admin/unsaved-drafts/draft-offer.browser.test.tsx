import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { draftServer, storedDraft } from '#tests/browser/draft-server'
import { renderScreen } from '#tests/browser/screen'
import { ChipsField } from '~/admin/fields/chips-field'
import { DateField } from '~/admin/fields/date-field'
import { Checkbox, Radios, SelectField, TextArea, TextField } from '~/admin/fields/fields'
import { RecordForm } from '~/admin/form/record-form'
import { FormSubject } from '~/admin/form-state/form-subject'

const options = [
  { value: 'da', label: 'Dansk' },
  { value: 'en', label: 'Engelsk' },
]
const values = { revision: 3, title: 'Advent', date: '2026-12-24', language: 'da' }

interface FormOptions {
  stored?: Record<string, unknown>
  title?: string
  id?: string
}

function form({ stored = {}, title, id }: FormOptions = {}) {
  return (
    <RecordForm schema={z.unknown()} values={{ ...values, ...stored }} title={title}>
      {id && <FormSubject id={id} />}
      <TextField name="title" label="Titel" />
      <TextArea name="text" label="Tekst" />
      <DateField name="date" label="Dato" />
      <SelectField name="language" label="Sprog" options={options} />
      <Checkbox name="isVisible" label="Vises" />
      <ChipsField name="days" label="Dage" />
      <fieldset>
        <legend>Art</legend>
        <Radios name="kind" options={options} selected="da" />
      </fieldset>
    </RecordForm>
  )
}

const altName = { 'data-alt-name': 'image_alt' }

async function renderOffer(...draft: Parameters<typeof storedDraft>) {
  const server = draftServer([storedDraft(...draft)])
  const screen = await renderScreen(form())
  const offer = screen.getByRole('status').filter({ hasText: 'Du har en kladde fra kl.' })
  await expect.element(offer).toBeVisible()
  const button = (name: string) => offer.getByRole('button', { name })
  const lines = () => offer.element().textContent
  return Object.assign(screen, { server, offer, button, lines })
}

test('input is sent with its revision, its title and the first words that differ', async () => {
  const { sent } = draftServer()
  const { getByLabelText } = await renderScreen(form({ title: 'Rediger', id: '7' }))
  await getByLabelText('Titel').fill('Jul')
  await getByLabelText('Tekst').fill('I nat')
  await getByLabelText('Dage').fill('8')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(sent.at(-1)).toMatchObject({
    form: '/admin/skaerm Rediger 7',
    kind: 'Rediger',
    title: 'Jul',
    excerpt: 'Tekst: »I nat«',
    base: '{"revision":"3"}',
    content: '{"fields":{"title":["Jul"],"text":["I nat"],"days[]":["8"]},"pictures":[]}',
  })
  expect(sent.at(-1)?.path).toBe('/admin/skaerm?rediger=7')
})

test('input is offered with its differences as the form shows them', async () => {
  const { offer } = await renderOffer({
    title: ['Jul'],
    text: [''],
    date: ['2026-12-01'],
    language: ['en'],
    isVisible: ['on'],
    'days[]': ['7', '8', '9'],
    kind: ['en'],
    unknown: ['x'],
  })
  await expect.element(offer.getByText('Den er ikke gemt (Firefox på Windows).')).toBeVisible()
  for (const line of [
    'Titel: gemt »Advent«, i kladden »Jul«',
    'Dato: gemt »24.12.2026«, i kladden »1.12.2026«',
    'Sprog: gemt »Dansk«, i kladden »Engelsk«',
    'Vises: gemt »nej«, i kladden »ja«',
    'Dage: »7, 8, 9«',
    'Art: gemt »Dansk«, i kladden »Engelsk«',
  ]) {
    await expect.element(offer.getByText(line)).toBeVisible()
  }
})

test('an erased text is offered as empty, and a lost file by its name', async () => {
  const { offer } = await renderOffer({ title: [''] }, { file: 'alter.jpg' })
  await expect.element(offer.getByText('Titel: gemt »Advent«, i kladden tomt')).toBeVisible()
  await expect.element(offer.getByText('Filen »alter.jpg« var valgt, men ikke gemt.')).toBeVisible()
})

test('input of an older revision is offered with a warning', async () => {
  const { offer } = await renderOffer({ title: ['Jul'] }, { base: { revision: '2' } })
  await expect.element(offer.getByText(/^Der er gemt en nyere udgave/)).toBeVisible()
  expect(offer.getByText(/Den er ikke gemt/).elements()).toEqual([])
})

test('a draft whose content the form has already is not offered, but discarded', async () => {
  const { sent } = draftServer([storedDraft({ title: ['Advent'], text: [] })])
  const { getByText } = await renderScreen(form())
  await expect.poll(() => sent).toMatchObject([{ intent: 'discard' }])
  expect(getByText(/Du har en kladde/).elements()).toEqual([])
})

test('a draft of another form is not offered', async () => {
  draftServer([storedDraft({ title: ['Jul'] }, { form: '/admin/kontakt' })])
  const { getByText } = await renderScreen(form())
  await expect.poll(() => vi.mocked(fetch).mock.settledResults.at(-1)?.type).toBe('fulfilled')
  expect(getByText(/Du har en kladde/).elements()).toEqual([])
})

test('a resumed draft is in the fields, and its first field has the focus', async () => {
  const { getByLabelText, getByText, offer, button, server, sent } = await renderOffer({
    date: ['2026-12-01'],
    'days[]': ['7', '8'],
  })
  await button('Fortsæt').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(getByLabelText('Dato', { exact: true })).toHaveValue('1.12.2026')
  await expect.element(getByLabelText('Dato', { exact: true })).toHaveFocus()
  await expect.element(getByLabelText('Dage')).toHaveValue('8')
  await expect.element(getByText(/ikke er gemt/)).toBeVisible()
  await getByLabelText('Titel').fill('Jul')
  await expect
    .poll(() => server.sent)
    .toMatchObject([{ id: storedDraft({}).id, revision: '4', title: 'Jul' }])
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => sent)
    .toMatchObject([{ title: 'Jul', date: '2026-12-01', 'days[]': ['7', '8'] }])
})

test('what is typed while a draft is offered is another draft, and both are kept', async () => {
  const { getByLabelText, button, server } = await renderOffer({ text: ['Gammel'] })
  await getByLabelText('Titel').fill('Ny')
  await button('Fortsæt').click()
  await expect.element(getByLabelText('Tekst')).toHaveValue('Gammel')
  await expect.element(getByLabelText('Titel')).toHaveValue('Advent')
  expect(server.fields()).toEqual([{ title: ['Ny'] }])
  expect(server.sent[0]?.id).not.toBe(storedDraft({}).id)
})

test('a discarded draft is offered again by the undo button', async () => {
  const { getByLabelText, getByRole, offer, button, server } = await renderOffer({ title: ['Jul'] })
  await button('Kassér').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(getByLabelText('Titel')).toHaveFocus()
  await expect.element(getByLabelText('Titel')).toHaveValue('Advent')
  await expect.element(getByRole('status').getByText('Kladden er kasseret')).toBeVisible()
  await getByRole('button', { name: 'Fortryd' }).click()
  await expect.element(offer).toBeVisible()
  await expect.poll(() => server.sent.map(({ intent }) => intent)).toEqual(['discard', 'restore'])
})

test('a draft that could not be discarded is still there', async () => {
  const { getByRole, button, server } = await renderOffer({ title: ['Jul'] })
  server.answer = () => new Response(null, { status: 503 })
  await button('Kassér').click()
  await expect.element(getByRole('alert').getByText('Kladden kunne ikke kasseres.')).toBeVisible()
})

test('a chosen picture is stored by its label and file name', async () => {
  const parts = ['image', 'image_original', 'image_alt', 'image_focus_x']
  const picture = (
    <RecordForm schema={z.unknown()} values={values}>
      <p id="field-image-label">Billede</p>
      {parts.map((name) => (
        <input key={name} aria-label={name} name={name} {...(name === 'image' && altName)} />
      ))}
    </RecordForm>
  )
  const { sent } = draftServer()
  const { getByLabelText } = await renderScreen(picture)
  for (const name of parts) await getByLabelText(name, { exact: true }).fill(`${name}.jpg`)
  const pictures = [{ label: 'Billede', file: 'image_original.jpg' }]
  await expect.poll(() => sent.at(-1)?.content).toBe(JSON.stringify({ fields: {}, pictures }))
})

test('passwords and codes are not stored', async () => {
  const secrets = [
    { name: 'password', type: 'password' },
    { name: 'shown', autoComplete: 'current-password' },
    { name: 'code', autoComplete: 'one-time-code' },
    { name: 'plain', autoComplete: 'name' },
  ]
  const { fields } = draftServer()
  const { getByLabelText } = await renderScreen(
    <RecordForm schema={z.unknown()} values={values}>
      {secrets.map((secret) => (
        <input key={secret.name} aria-label={secret.name} {...secret} />
      ))}
    </RecordForm>,
  )
  for (const { name } of secrets) await getByLabelText(name).fill('Sesam')
  await expect.poll(() => fields().at(-1)).toEqual({ plain: ['Sesam'] })
})
