import { expect, test } from 'vitest'
import { type LocatorSelectors, userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { homeTextKeys } from '~/domain/content/home-content.form'
import { firstSteps } from '~/domain/welcome/welcome'
import * as home from './edit'

type Data = Parameters<typeof home.default>[0]['loaderData']

const path = '/admin/forside'
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const picture = {
  src: pixel,
  alt: 'Fjorden',
  width: 60,
  height: 40,
  focus: { x: 45, y: 50 },
  placeholder: '',
  sources: [],
}
const storedTexts = homeTextKeys.flatMap((key) => [
  [key, key === 'footer.email' ? 'johanne@example.dk' : 'Tekst'],
  [`${key}.revision`, 1],
])
const data = {
  values: Object.fromEntries(storedTexts),
  pictures: {
    hero: { revision: 2, image: 'a.jpg', image_alt: 'Fjorden', image_picture: picture },
    portrait: { revision: 0, image: '', image_picture: undefined },
  },
  overview: {
    welcome: { done: Object.fromEntries(firstSteps.map((step) => [step, false])), isHidden: true },
    enquiries: [],
    scheduled: [],
    events: [],
    unsaved: [],
    undescribed: 0,
    deadLinks: 0,
    isBackupOverdue: false,
    changes: [],
  },
} as unknown as Data

const openPart = (screen: { getByRole: LocatorSelectors['getByRole'] }, name: string) =>
  screen.getByRole('heading', { name, exact: true }).click()

test('the focus point of a picture is sent with its place', async () => {
  const screen = await renderRoute(home, () => data, { path })
  await openPart(screen, 'Åbning')
  await screen.getByRole('button', { name: /^Juster fokuspunkt: / }).click()
  const dialog = screen.getByRole('dialog')
  const crops = dialog.getByRole('figure').elements()
  expect(crops.map((crop) => crop.textContent)).toEqual(['På en computer', 'På en telefon'])
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const point = { focus_x: '0.45', focus_y: '0.5' }
  await expect.poll(() => screen.sent).toEqual([{ intent: 'focus', place: 'hero', ...point }])
})

test('a place without a picture has no focus point, and its dialog can be cancelled', async () => {
  const screen = await renderRoute(home, () => data, { path })
  await openPart(screen, 'Åbning')
  await openPart(screen, 'Om mig')
  const buttons = screen.getByRole('button', { name: /^Juster fokuspunkt: / })
  await expect.element(buttons).toBeVisible()
  expect(buttons.elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Upload billede: Portræt' }).click()
  const dialog = screen.getByRole('dialog')
  const place = dialog.element().querySelector('input[name="place"]')
  expect(place).toHaveProperty('value', 'portrait')
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('of the texts only the changed one is sent, with its revision', async () => {
  const screen = await renderRoute(home, () => data, { path })
  await openPart(screen, 'Åbning')
  await screen.getByLabelText('Navn', { exact: true }).fill('Johanne Vang')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => screen.sent).toHaveLength(1)
  const texts = Object.entries(screen.sent[0] ?? {}).filter(([name]) => !name.endsWith('.revision'))
  expect(texts).toEqual([['hero.name', 'Johanne Vang']])
  expect(screen.sent[0]).toMatchObject({ 'hero.name.revision': '1' })
})

test('each part of the front page is folded, with its state, and a link opens it', async () => {
  const texts = { 'hero.quote4': '', 'facts.debut': '', 'facts.media': '' }
  const screen = await renderRoute(
    home,
    () => ({ ...data, values: { ...data.values, ...texts } }) as Data,
    { path: `${path}#om-mig` },
  )
  const parts = () =>
    [...document.querySelectorAll('main form > details')].map((part) => ({
      text: part.querySelector('summary')?.textContent,
      isOpen: part.hasAttribute('open'),
    }))
  await expect.poll(parts).toEqual([
    { text: 'ÅbningBillede · 5 af 6 tekster', isOpen: false },
    { text: 'Om migIntet billede · 7 af 7 tekster', isOpen: true },
    { text: 'Fakta6 af 8 tekster', isOpen: false },
    { text: 'Sidefod3 af 3 tekster', isOpen: false },
  ])
  await openPart(screen, 'Fakta')
  await screen.getByLabelText('Debut').fill('2001')
  await openPart(screen, 'Fakta')
  await expect.element(screen.getByText('7 af 8 tekster')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Gem', exact: true }).elements()).toHaveLength(1)
})
