import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { interceptRequests } from '#tests/browser/requests'
import { renderScreen } from '#tests/browser/screen'
import type { ListedSeo } from '~/domain/seo/seo.form'
import type { FormAnswer } from '~/forms/answer'
import { SeoCard } from './seo-card'

const stored: ListedSeo = {
  page_slug: '/nyheder',
  meta_title: 'Nyheder fra skrivestuen',
  meta_description: '',
  revision: 3,
}
const title = 'Nyheder fra skrivestuen ved Limfjorden'
const description = 'b'.repeat(140)

const head = `<meta property="og:title" content="Sidens titel"><meta property="og:description"
  content="Sidens beskrivelse"><meta property="og:image" content="https://example.dk/del/nyheder.png">`

interface Options {
  settings?: Partial<ListedSeo>
  answer?: () => FormAnswer | Promise<FormAnswer>
  page?: () => Response
}

const saved = (): FormAnswer => ({ kind: 'done', toast: { title: 'Gemt' } })

async function renderCard({ settings, answer = saved, page }: Options = {}) {
  const response = page ?? (() => new Response(`<html><head>${head}</head></html>`))
  interceptRequests({ '/nyheder': response, '/kontakt': response })
  const contact = { ...stored, page_slug: '/kontakt' as const, meta_title: '', revision: 0 }
  const screen = await renderScreen(
    <>
      <SeoCard stored={{ ...stored, ...settings }} siteUrl="https://example.dk" />
      <SeoCard stored={contact} siteUrl="https://example.dk" />
    </>,
    { answer },
  )
  const card = screen.getByRole('form', { name: /^Nyheder/ })
  await card.getByRole('heading').click()
  return Object.assign(screen, {
    card,
    title: card.getByLabelText('Meta titel'),
    description: card.getByLabelText('Meta beskrivelse'),
    save: card.getByRole('button', { name: 'Gem Nyheder' }),
    reset: card.getByRole('button', { name: 'Nulstil Nyheder' }),
    unsaved: card.getByText('Ikke gemt'),
    listed: card.getByRole('figure', { name: 'Sådan kan siden se ud i søgeresultater' }),
    shared: card.getByRole('figure', { name: 'Sådan kan siden se ud, når den deles' }),
  })
}

test('Cmd+S on a Mac saves changed settings, and never the page', async () => {
  const screen = await renderCard()
  const options = { key: 's', metaKey: true, bubbles: true, cancelable: true }
  const isLeft = screen.title.element().dispatchEvent(new KeyboardEvent('keydown', options))
  expect(isLeft, 'left to the browser').toBe(false)
  await screen.title.fill('Første')
  await userEvent.keyboard('{Meta>}s{/Meta}')
  await expect.poll(() => screen.sent).toMatchObject([{ meta_title: 'Første' }])
})

test('only changed settings can be saved, by button, Enter and Ctrl+S', async () => {
  const screen = await renderCard()
  await expect.element(screen.title).toHaveValue('Nyheder fra skrivestuen')
  await expect.element(screen.save).not.toBeInTheDocument()
  await expect.element(screen.unsaved).not.toBeInTheDocument()
  await screen.title.click()
  await userEvent.keyboard('{Enter}{Control>}s{/Control}')
  await screen.title.fill('Første')
  await expect.element(screen.unsaved).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => screen.sent).toHaveLength(1)
  await expect.element(screen.unsaved).not.toBeInTheDocument()
  await screen.title.fill('Andet')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.sent).toHaveLength(2)
  await expect.element(screen.unsaved).not.toBeInTheDocument()
  await screen.description.fill(description)
  await screen.save.click()
  await expect.poll(() => screen.sent).toHaveLength(3)
  const form = { page_slug: '/nyheder', revision: '3', meta_description: '' }
  expect(screen.sent).toEqual([
    { ...form, meta_title: 'Første' },
    { ...form, meta_title: 'Andet' },
    { ...form, meta_title: 'Nyheder fra skrivestuen', meta_description: description },
  ])
})

const rated = [
  {
    title: '',
    description: '',
    quality: 'Kræver handling',
    flaws: ['Tilføj en meta titel', 'Tilføj en meta beskrivelse'],
  },
  {
    title,
    description: 'b',
    quality: 'Kan forbedres',
    flaws: ['Meta beskrivelsen er for kort (min 120 tegn)'],
  },
  { title, description, quality: 'Optimal', flaws: [] },
]

test.each(rated)('the card shows $quality with its recommendations', async (rating) => {
  const screen = await renderCard()
  await screen.title.fill(rating.title)
  await screen.description.fill(rating.description)
  await expect
    .element(screen.card.getByRole('heading'))
    .toHaveTextContent(`Nyheder ${rating.quality}`)
  const flaws = screen.card
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(flaws).toEqual(rating.flaws)
  await expect.element(screen.title).toHaveAccessibleDescription(`${rating.title.length}/60`)
  await expect
    .element(screen.description)
    .toHaveAccessibleDescription(`${rating.description.length}/160`)
})

test('Nulstil restores the stored settings, and stores no draft', async () => {
  const screen = await renderCard()
  await screen.title.fill('Noget andet')
  await screen.reset.click()
  await expect.element(screen.title).toHaveValue('Nyheder fra skrivestuen')
  await expect.element(screen.getByText('Ændringer nulstillet')).toBeVisible()
  await expect.element(screen.reset).not.toBeInTheDocument()
  await expect.poll(() => localStorage.length).toBe(0)
  expect(screen.sent).toEqual([])
})

test('a refused setting has its error at the field, and the draft stays', async () => {
  const errors = { meta_title: 'Titlen er for lang.' }
  const screen = await renderCard({ answer: () => ({ kind: 'refused', errors }) })
  await screen.title.fill('Noget andet')
  await screen.save.click()
  await expect.element(screen.title).toHaveAccessibleDescription('11/60 Titlen er for lang.')
  await expect.element(screen.title).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.title).toHaveValue('Noget andet')
  await screen.reset.click()
  await expect.element(screen.title).not.toHaveAttribute('aria-invalid')
})

const newer = { ...stored, meta_title: 'Fra telefonen', meta_description: 'Ny', revision: 5 }

test('a newer version is shown, and replaces the draft or is overwritten', async () => {
  const answers: FormAnswer[] = [
    { kind: 'outdated', revision: 5, values: newer },
    { kind: 'outdated', revision: 5, values: newer },
  ]
  const screen = await renderCard({
    answer: () => answers.shift() ?? saved(),
  })
  await screen.title.fill('Fra bordet')
  await screen.save.click()
  const notice = screen.card.getByRole('alert')
  await expect.element(notice.getByText('»Fra telefonen« · »Ny«')).toBeVisible()
  await notice.getByRole('button', { name: 'Hent den nyere udgave' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(screen.title).toHaveValue('Fra telefonen')
  await expect.element(screen.description).toHaveValue('Ny')
  await screen.title.fill('Fra bordet')
  await screen.save.click()
  await notice.getByRole('button', { name: 'Gem min udgave alligevel' }).click()
  await expect.poll(() => screen.sent).toHaveLength(3)
  expect(screen.sent.map((form) => [form.revision, form.meta_title])).toEqual([
    ['3', 'Fra bordet'],
    ['5', 'Fra bordet'],
    ['5', 'Fra bordet'],
  ])
  await expect.element(notice).not.toBeInTheDocument()
})

test('a save in progress is shown, and is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<FormAnswer>()
  const screen = await renderCard({ answer: () => promise })
  await screen.title.fill('Noget andet')
  await screen.save.click()
  const saving = screen.card.getByRole('button', { name: 'Gemmer... Nyheder' })
  await expect.element(saving).toHaveAttribute('aria-disabled', 'true')
  await saving.click({ force: true })
  resolve({ kind: 'done', toast: { title: 'Gemt' } })
  await expect.element(saving).not.toBeInTheDocument()
  await expect.poll(() => screen.sent).toHaveLength(1)
})

test('opening a card closes the other, which keeps its draft', async () => {
  const screen = await renderCard()
  await screen.title.fill('Noget andet')
  await screen.getByRole('heading', { name: /^Kontakt/ }).click()
  await expect.element(screen.title).not.toBeVisible()
  await expect.element(screen.unsaved).toBeVisible()
  await screen.card.getByRole('heading').click()
  await expect.element(screen.title).toHaveValue('Noget andet')
})

test('the previews show the settings, and otherwise the texts of the page', async () => {
  const screen = await renderCard({ settings: { meta_title: '' } })
  await expect.element(screen.listed.getByText('https://example.dk/nyheder')).toBeVisible()
  await expect.element(screen.shared.getByText('example.dk', { exact: true })).toBeVisible()
  for (const figure of [screen.listed, screen.shared]) {
    await expect.element(figure.getByText('Sidens titel')).toBeVisible()
    await expect.element(figure.getByText('Sidens beskrivelse')).toBeVisible()
  }
  await expect
    .element(screen.shared.getByRole('presentation'))
    .toHaveAttribute('src', '/del/nyheder.png')
  await screen.title.fill('Min titel')
  await screen.description.fill('Min beskrivelse')
  for (const figure of [screen.listed, screen.shared]) {
    await expect.element(figure.getByText('Min titel')).toBeVisible()
    await expect.element(figure.getByText('Min beskrivelse')).toBeVisible()
  }
})

test('the search result ends before the word that is too long for it', async () => {
  const screen = await renderCard()
  await screen.title.fill(`${'ord '.repeat(14)}1234`)
  await expect.element(screen.listed.getByText(/1234$/)).toBeVisible()
  await screen.title.fill(`${'ord '.repeat(14)}12345`)
  await expect.element(screen.listed.getByText(/^(ord ){14}…$/)).toBeVisible()
})

test('a page that cannot be read leaves texts of its own in the previews', async () => {
  const screen = await renderCard({
    settings: { meta_title: '' },
    page: () => new Response('', { status: 500 }),
  })
  await expect.element(screen.listed.getByText('Sidens egen titel')).toBeVisible()
  await expect.element(screen.listed.getByText('Sidens egen beskrivelse')).toBeVisible()
})
