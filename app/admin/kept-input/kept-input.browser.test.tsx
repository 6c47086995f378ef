import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { ChipsField } from '~/admin/fields/chips-field'
import { DateField } from '~/admin/fields/date-field'
import { Checkbox, Radios, SelectField, TextArea, TextField } from '~/admin/fields/fields'
import { RecordForm } from '~/admin/form/record-form'
import { FormSubject } from '~/admin/form-state/form-subject'
import { type KeptInput, keptInputStore, timeNow } from './kept-inputs'

const options = [
  { value: 'da', label: 'Dansk' },
  { value: 'en', label: 'Engelsk' },
]
const values = { revision: 3, title: 'Advent', date: '2026-12-24', language: 'da' }
const key = { account: 'konto', form: JSON.stringify(['/admin/skaerm', '']) }

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

/** Stores input of the form as if it was typed earlier. */
function keep(fields: KeptInput['fields'], more: Partial<KeptInput> = {}) {
  const input = { keptAt: timeNow(), revisions: { revision: '3' }, fields, pictures: [], ...more }
  keptInputStore.write(key, input)
  return input
}

const altName = { 'data-alt-name': 'image_alt' }

const kept = () => keptInputStore.read(key)

async function renderOffer(fields: KeptInput['fields'], more: Partial<KeptInput> = {}) {
  const input = keep(fields, more)
  const screen = await renderScreen(form())
  const offer = screen.getByRole('status').filter({ hasText: 'Du har en kladde fra kl.' })
  const button = (name: string) => offer.getByRole('button', { name })
  return Object.assign(screen, { input, offer, button })
}

test('changed input is stored after a pause with its revision, and removed when it is changed back', async () => {
  const { getByLabelText } = await renderScreen(form())
  await getByLabelText('Titel').fill('Jul')
  await getByLabelText('Dage').fill('7')
  await userEvent.keyboard('{Enter}')
  await getByLabelText('Dage').fill('8')
  await expect.poll(kept).toMatchObject({
    revisions: { revision: '3' },
    fields: { title: ['Jul'], 'days[]': ['7'], days_typed: ['8'] },
    pictures: [],
  })
  await getByLabelText('Titel').fill('Advent')
  await getByLabelText('Dage').fill('')
  await getByLabelText('Titel').click()
  await userEvent.click(document.querySelector('button[aria-label="Fjern 7"]') ?? document.body)
  await expect.poll(kept).toBeUndefined()
})

test.each(['pagehide', 'visibilitychange', 'unmount'])(
  'input is stored at once on %s',
  async (event) => {
    const { getByLabelText, unmount } = await renderScreen(form())
    await getByLabelText('Titel').fill('Jul')
    localStorage.clear()
    await getByLabelText('Titel').fill('Jul igen')
    if (event === 'unmount') await unmount()
    else if (event === 'pagehide') dispatchEvent(new Event(event))
    else {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event(event))
    }
    expect(kept()?.fields).toEqual({ title: ['Jul igen'] })
  },
)

test('saved input is removed', async () => {
  const { getByLabelText, sent } = await renderScreen(form())
  await getByLabelText('Titel').fill('Jul')
  await expect.poll(kept).toBeDefined()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => sent).toHaveLength(1)
  await expect.poll(kept).toBeUndefined()
})

test('input is stored by account, screen, dialog and row', async () => {
  const { getByLabelText } = await renderScreen(form({ title: 'Rediger', id: '7' }))
  await getByLabelText('Titel').fill('Jul')
  const own = { account: 'konto', form: JSON.stringify(['/admin/skaerm', 'Rediger', '7']) }
  await expect.poll(() => keptInputStore.read(own)?.fields).toEqual({ title: ['Jul'] })
})

test('input is offered with its differences as the form shows them', async () => {
  const { offer } = await renderOffer({
    title: ['Jul'],
    text: [''],
    date: ['2026-12-01'],
    language: ['en'],
    isVisible: ['on'],
    'days[]': ['7', '8'],
    days_typed: ['9'],
    kind: ['en'],
    unknown: ['x'],
  })
  await expect
    .element(offer.getByText('Den er skrevet her i browseren og ikke gemt.'))
    .toBeVisible()
  expect(
    offer
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Titel: gemt »Advent«, i kladden »Jul«',
    'Dato: gemt »24.12.2026«, i kladden »1.12.2026«',
    'Sprog: gemt »Dansk«, i kladden »Engelsk«',
    'Vises: gemt »nej«, i kladden »ja«',
    'Dage: »7, 8«',
    'Dage: »9«',
    'Art: gemt »Dansk«, i kladden »Engelsk«',
  ])
})

test('an erased text is offered as empty, and a lost file by its name', async () => {
  const { offer } = await renderOffer(
    { title: [''] },
    { pictures: [{ label: 'Billede', file: 'alter.jpg' }] },
  )
  expect(
    offer
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Titel: gemt »Advent«, i kladden tomt', 'Filen »alter.jpg« var valgt, men ikke gemt.'])
})

test('input of an older revision is offered with a warning', async () => {
  const { offer } = await renderOffer({ title: ['Jul'] }, { revisions: { revision: '2' } })
  await expect.element(offer.getByText(/^Der er gemt en nyere udgave/)).toBeVisible()
  expect(offer.getByText(/Den er skrevet her/).elements()).toEqual([])
})

test('input that the form has already is not offered, but removed', async () => {
  const { offer } = await renderOffer({ title: ['Advent'], text: [] })
  await expect.poll(kept).toBeUndefined()
  expect(offer.elements()).toEqual([])
})

test('resumed input is in the fields with what was typed since, and its first field has the focus', async () => {
  const { getByLabelText, getByText, offer, button, sent } = await renderOffer({
    date: ['2026-12-01'],
    'days[]': ['7'],
    days_typed: ['8'],
  })
  await getByLabelText('Titel').fill('Jul')
  await getByLabelText('Dato', { exact: true }).fill('5.5.2027')
  await button('Fortsæt').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(getByLabelText('Dato', { exact: true })).toHaveValue('1.12.2026')
  await expect.element(getByLabelText('Dato', { exact: true })).toHaveFocus()
  await expect.element(getByLabelText('Titel')).toHaveValue('Jul')
  await expect.element(getByLabelText('Dage')).toHaveValue('8')
  await expect.element(getByText(/ikke er gemt/)).toBeVisible()
  await expect.poll(() => kept()?.fields.title).toEqual(['Jul'])
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => sent)
    .toMatchObject([{ title: 'Jul', date: '2026-12-01', 'days[]': ['7', '8'] }])
})

test('input typed while other input is offered is stored together with it', async () => {
  const { getByLabelText, input } = await renderOffer(
    { title: ['Jul'], text: ['Gammel'] },
    { revisions: { revision: '2' }, pictures: [{ label: 'Billede', file: 'alter.jpg' }] },
  )
  await getByLabelText('Tekst').fill('Ny')
  await expect.poll(() => kept()?.fields).toEqual({ title: ['Jul'], text: ['Ny'] })
  expect(kept()).toMatchObject({ revisions: input.revisions, pictures: input.pictures })
  await getByLabelText('Tekst').fill('')
  await expect.poll(kept).toEqual(input)
})

test('discarded input is removed, and is offered again by the undo button', async () => {
  const { getByLabelText, getByRole, offer, button, input } = await renderOffer({ title: ['Jul'] })
  await button('Kassér').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(getByLabelText('Titel')).toHaveFocus()
  await expect.element(getByLabelText('Titel')).toHaveValue('Advent')
  expect(kept()).toBeUndefined()
  await expect.element(getByRole('status').getByText('Kladden er kasseret')).toBeVisible()
  await getByRole('button', { name: 'Fortryd' }).click()
  await expect.element(offer).toBeVisible()
  expect(kept()).toEqual(input)
  await button('Fortsæt').click()
  await expect.element(getByLabelText('Titel')).toHaveValue('Jul')
})

test('input typed since an offer is still stored when the offer is discarded', async () => {
  const { getByLabelText, getByRole, button } = await renderOffer({ title: ['Jul'] })
  await getByLabelText('Tekst').fill('Ny')
  await button('Kassér').click()
  expect(kept()?.fields).toEqual({ text: ['Ny'] })
  await getByRole('button', { name: 'Fortryd' }).click()
  await expect.poll(() => kept()?.fields).toEqual({ text: ['Ny'], title: ['Jul'] })
})

test('a chosen picture is stored by its label and file name, and offered as a lost file', async () => {
  const parts = ['image', 'image_original', 'image_alt', 'image_focus_x']
  const picture = (
    <RecordForm schema={z.unknown()} values={values}>
      <p id="field-image-label">Billede</p>
      {parts.map((name) => (
        <input key={name} aria-label={name} name={name} {...(name === 'image' && altName)} />
      ))}
    </RecordForm>
  )
  const { getByLabelText, unmount } = await renderScreen(picture)
  for (const name of parts) await getByLabelText(name, { exact: true }).fill(`${name}.jpg`)
  const pictures = [{ label: 'Billede', file: 'image_original.jpg' }]
  await expect.poll(kept).toMatchObject({ fields: {}, pictures })
  expect(Object.keys(kept()?.fields ?? {})).toEqual([])
  await unmount()
  const { getByText } = await renderScreen(picture)
  await expect
    .element(getByText('Filen »image_original.jpg« var valgt, men ikke gemt.'))
    .toBeVisible()
})

test('passwords and codes are not stored', async () => {
  const secrets = [
    { name: 'password', type: 'password' },
    { name: 'shown', autoComplete: 'current-password' },
    { name: 'code', autoComplete: 'one-time-code' },
    { name: 'plain', autoComplete: 'name' },
  ]
  const { getByLabelText } = await renderScreen(
    <RecordForm schema={z.unknown()} values={values}>
      {secrets.map((secret) => (
        <input key={secret.name} aria-label={secret.name} {...secret} />
      ))}
    </RecordForm>,
  )
  for (const { name } of secrets) await getByLabelText(name).fill('Sesam')
  await expect.poll(() => kept()?.fields).toEqual({ plain: ['Sesam'] })
})
