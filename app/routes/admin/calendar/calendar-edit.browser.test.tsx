import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import * as calendar from './edit'

type Data = Parameters<typeof calendar.default>[0]['loaderData']

const options = { path: '/admin/kalender/ny', route: '/admin/kalender/:id' }
const blank = {
  isNew: true,
  values: { revision: 0 },
  subjects: [
    { value: '', label: 'Intet' },
    { value: 'fjord', label: 'Fjord' },
  ],
  locations: [
    { location: 'Hurup Kirke', address: 'Kirkevej 5' },
    { location: 'Vestervig', address: 'Klostervej 1' },
  ],
  seriesCount: 1,
}
const stored = {
  ...blank,
  isNew: false,
  values: {
    event_type: 'other',
    is_visible: 1,
    keep_after_date: 0,
    is_cancelled: 0,
    revision: 4,
    title: 'Sangaften',
    date: '2026-12-01',
    time: '19:30',
    end_time: '21:00',
    location: 'Hurup Kirke',
    address: 'Kirkevej 5',
    description: '',
    ticket_link: '',
    subject_id: '',
    image_url: '',
    moved_from: null,
  },
}

const render = (data: object) => renderRoute(calendar, () => data as Data, options)
type Screen = Awaited<ReturnType<typeof render>>

const save = () => userEvent.keyboard('{Control>}s{/Control}')

async function fillDate(screen: Screen, date: string) {
  await screen.getByRole('textbox', { name: 'Dato' }).fill(date)
  await userEvent.keyboard('{Tab}')
}

test('start and end are typed in one field and sent as two', async () => {
  const screen = await render(stored)
  const time = screen.getByLabelText('Klokkeslæt')
  await expect.element(time).toHaveValue('19.30–21.00')
  await time.fill('18.15-20')
  await save()
  await expect.poll(() => screen.sent).toMatchObject([{ time: '18:15', end_time: '20:00' }])
})

test('a new event is visible, but not after its date', async () => {
  const screen = await render(blank)
  await screen.getByText('Mere', { exact: true }).click()
  await expect.element(screen.getByLabelText('Vis i kalenderen')).toBeChecked()
  await expect.element(screen.getByLabelText('Vis stadig efter datoen')).not.toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Arrangement' })).toBeChecked()
})

test('a known location fills its address, which follows another location', async () => {
  const screen = await render(blank)
  await screen.getByText('Mere', { exact: true }).click()
  const place = screen.getByLabelText('Sted')
  const address = screen.getByLabelText('Gadeadresse')
  await place.fill('Hurup Kirke ')
  await expect.element(address).toHaveValue('Kirkevej 5')
  await place.fill('Vestervig')
  await expect.element(address).toHaveValue('Klostervej 1')
  await place.fill('Et andet sted')
  await expect.element(address).toHaveValue('')
})

test('an address that was typed is not replaced by that of the location', async () => {
  const screen = await render(blank)
  await screen.getByText('Mere', { exact: true }).click()
  const address = screen.getByLabelText('Gadeadresse')
  await address.fill('Strandvej 9')
  await screen.getByLabelText('Sted').fill('Hurup Kirke')
  await expect.element(screen.getByLabelText('Sted')).toHaveValue('Hurup Kirke')
  await expect.element(address).toHaveValue('Strandvej 9')
})

test('a chosen subject fills the blank fields, and its successor replaces what it filled', async () => {
  const texts: Record<string, object> = {
    fjord: { title: 'Fjord', description: '<p>Om fjorden</p>', event_type: 'lecture' },
    hav: { title: 'Hav', description: '<p>Om havet</p>', event_type: 'concert', location: 'Nej' },
  }
  const subjects = [...blank.subjects, { value: 'hav', label: 'Hav' }]
  const read = ({ request }: { request: Request }) => {
    const subject = new URL(request.url).searchParams.get('om') ?? ''
    return { ...blank, subjects, values: { revision: 0, ...texts[subject] } } as object as Data
  }
  const screen = await renderRoute(calendar, read, options)
  const subject = screen.getByRole('combobox', { name: 'Hører til' })
  const title = screen.getByLabelText('Titel')
  await subject.click()
  await screen.getByRole('option', { name: 'Fjord' }).click()
  await expect.element(title).toHaveValue('Fjord')
  await expect.element(screen.getByText('Om fjorden')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Foredrag' })).toBeChecked()
  await expect.element(screen.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await title.fill('Min egen titel')
  await subject.click()
  await screen.getByRole('option', { name: 'Hav' }).click()
  await expect.element(screen.getByText('Om havet')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Koncert' })).toBeChecked()
  await expect.element(title).toHaveValue('Min egen titel')
  await expect.element(screen.getByLabelText('Sted')).toHaveValue('')
})

test('the last day of a repetition is asked for only if there is one', async () => {
  const screen = await render(blank)
  await screen.getByText('Mere', { exact: true }).click()
  const until = screen.getByRole('textbox', { name: /^Til og med/ })
  await expect.element(until).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Hver uge' }).click()
  await expect.element(until).toBeVisible()
  await screen.getByRole('radio', { name: 'Nej, kun denne dag' }).click()
  await expect.element(until).not.toBeInTheDocument()
})

test('only a stored event can be cancelled or moved, and only a new one repeated', async () => {
  const screen = await render(stored)
  await screen.getByText('Mere', { exact: true }).click()
  await expect.element(screen.getByRole('checkbox', { name: /^Aflyst/ })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Flyttet fra' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Hver uge' })).not.toBeInTheDocument()
})

test('a date in the past is saved only after a confirmation', async () => {
  const screen = await render(stored)
  await fillDate(screen, '27.11.2026')
  await save()
  const question = screen.getByRole('alertdialog', { name: /^Datoen er passeret/ })
  await expect.element(question).toBeVisible()
  expect(screen.sent).toEqual([])
  await question.getByRole('button', { name: 'Gem alligevel' }).click()
  await expect.poll(() => screen.sent).toMatchObject([{ date: '2026-11-27' }])
})

test('today and the stored date are saved without a question', async () => {
  const past = { ...stored, values: { ...stored.values, date: '2026-01-01' } }
  const screen = await render(past)
  await screen.getByLabelText('Titel').fill('Ny titel')
  await save()
  await expect.element(screen.getByText('Gemt', { exact: true })).toBeVisible()
  expect(screen.sent).toMatchObject([{ date: '2026-01-01', title: 'Ny titel' }])
  await fillDate(screen, '28.11.2026')
  await save()
  await expect.poll(() => screen.sent[1]).toMatchObject({ date: '2026-11-28' })
})

test('an end that is no time is an error of the field for both', async () => {
  const screen = await render(stored)
  const time = screen.getByLabelText('Klokkeslæt')
  await time.fill('19.30–snart')
  await save()
  await expect.element(time).toHaveAttribute('aria-invalid', 'true')
  await expect.element(time).toHaveFocus()
  expect(screen.sent).toEqual([])
})

test('an event of a series asks which of them to change', async () => {
  const screen = await render({ ...stored, seriesCount: 3 })
  await screen.getByLabelText('Titel').fill('Ny titel')
  await save()
  const question = screen.getByRole('alertdialog', { name: /^Hvilke arrangementer/ })
  await expect.element(question).toMatchTextContent('Dette er et af 3 i en serie.')
  await question.getByRole('button', { name: 'Denne og de følgende' }).click()
  await expect.poll(() => screen.sent).toMatchObject([{ scope: 'following', title: 'Ny titel' }])
})

test('a new event can be copied from the one that was added last', async () => {
  const copied = { ...blank.values, title: 'Sangaften', location: 'Hurup Kirke' }
  const read = ({ request }: { request: Request }) => {
    const isCopy = new URL(request.url).searchParams.get('kopi') === 'sidste'
    const lastAdded = isCopy ? undefined : 'sidste'
    return { ...blank, lastAdded, values: isCopy ? copied : blank.values } as object as Data
  }
  const screen = await renderRoute(calendar, read, options)
  await screen.getByRole('link', { name: 'Kopiér fra sidste' }).click()
  await expect.element(screen.getByLabelText('Titel')).toHaveValue('Sangaften')
  await expect.element(screen.getByLabelText('Sted')).toHaveValue('Hurup Kirke')
  await expect.element(screen.getByText('Kopiér fra sidste')).not.toBeInTheDocument()
  await fillDate(screen, '24.12.2026')
  await save()
  await expect.poll(() => screen.sent).toMatchObject([{ title: 'Sangaften', date: '2026-12-24' }])
})
