import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { interceptRequests } from '#tests/browser/requests'
import { renderScreen } from '#tests/browser/screen'
import { expectToast } from '#tests/browser/toasts'
import { SitemapCard } from './sitemap-card'

const entries = [{ path: '/', lastModified: '2026-11-02', changeFrequency: 'weekly', priority: 1 }]
const ready = () => Response.json({ entries })

interface Options {
  stagingUrl?: string | undefined
  answer?: () => Response | Promise<Response>
}

async function renderCard({
  stagingUrl = 'https://test.example.dk',
  answer = ready,
}: Options = {}) {
  const requests = interceptRequests({ '/admin/seo/sitemap': answer })
  const downloads: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
  const screen = await renderScreen(
    <SitemapCard siteUrl="https://example.dk" stagingUrl={stagingUrl} screen={1} />,
  )
  return Object.assign(screen, {
    requests,
    downloads,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    radio: (name: RegExp) => screen.getByRole('radio', { name }),
    toast: expectToast,
    content: (name: string) =>
      screen.getByText(`Vis indholdet af ${name}`).element().parentElement?.querySelector('pre')
        ?.textContent ?? '',
  })
}

test('the sitemap of the main domain is generated, shown and downloaded', async () => {
  const screen = await renderCard()
  await expect.element(screen.getByText('1 adresse er klar til et sitemap.')).toBeVisible()
  await expect.element(screen.radio(/^Hoveddomæne/)).toBeChecked()
  await screen.button('Generer sitemap').click()
  await screen.toast('Sitemap genereret')
  expect(screen.getByRole('list', { name: 'Filer' }).getByRole('button').all()).toHaveLength(1)
  await screen.button('Download sitemap.xml').click()
  await screen.toast('Sitemap downloadet')
  expect(screen.downloads).toEqual(['sitemap.xml'])
  expect(screen.content('sitemap.xml')).toContain('<loc>https://example.dk/</loc>')
})

test('all sitemaps are those of the chosen and of the main domain, and another choice removes them', async () => {
  const screen = await renderCard()
  await screen.radio(/^Testdomæne/).click()
  await screen.button('Generer alle sitemaps').click()
  await screen.toast('Alle sitemaps genereret')
  expect(screen.content('sitemap.xml')).toContain('<loc>https://test.example.dk/</loc>')
  expect(screen.content('sitemap-example.dk.xml')).toContain('<loc>https://example.dk/</loc>')
  await screen.button('Download robots.txt').click()
  await screen.toast('Robots.txt downloadet')
  expect(screen.downloads).toEqual(['robots.txt'])
  await screen.radio(/^Hoveddomæne/).click()
  await expect.element(screen.getByRole('list', { name: 'Filer' })).not.toBeInTheDocument()
})

test('a typed domain is checked, and its error disappears while it is corrected', async () => {
  const screen = await renderCard()
  await screen.radio(/^Et andet domæne/).click()
  await screen.button('Generer sitemap').click()
  const url = screen.getByLabelText('Adresse')
  await expect.element(url).toHaveAccessibleDescription(/Skriv en adresse\.$/)
  await expect.element(url).toHaveAttribute('aria-invalid', 'true')
  await url.fill('https://b.dk')
  await expect.element(url).not.toHaveAttribute('aria-invalid')
  await screen.button('Generer sitemap').click()
  await screen.toast('Sitemap genereret')
  expect(screen.content('sitemap.xml')).toContain('<loc>https://b.dk/</loc>')
  await url.fill('https://c.dk')
  await expect.element(screen.getByRole('list', { name: 'Filer' })).not.toBeInTheDocument()
  await url.fill('c.dk/a')
  await screen.button('Download robots.txt').click()
  await expect.element(url).toHaveAccessibleDescription(/uden noget efter domænets navn\.$/)
  expect(screen.downloads).toEqual([])
  await screen.radio(/^Hoveddomæne/).click()
  await screen.radio(/^Et andet domæne/).click()
  await expect.element(url).not.toHaveAttribute('aria-invalid')
})

test('without a test domain it cannot be chosen', async () => {
  const requests = interceptRequests({ '/admin/seo/sitemap': ready })
  const screen = await renderScreen(
    <SitemapCard siteUrl="https://example.dk" stagingUrl={undefined} screen={1} />,
  )
  await expect.element(screen.getByRole('radio', { name: /^Testdomæne/ })).toBeDisabled()
  await expect.element(screen.getByText('Der er ikke sat et testdomæne op.')).toBeVisible()
  await expect.poll(() => requests).toHaveLength(1)
})

const failures = [
  { message: 'Ingen forbindelse til serveren', answer: () => Response.error() },
  { message: 'Du er ikke længere logget ind', answer: () => new Response('', { status: 401 }) },
  { message: 'Det gik galt', answer: () => Response.json({ message: 'Det gik galt' }) },
]

test.each(failures)(
  '"$message" is reported, and the data can be fetched again',
  async (failure) => {
    const answers = [failure.answer, ready]
    const screen = await renderCard({ answer: () => answers.shift()?.() ?? ready() })
    const alert = screen.getByRole('main').getByRole('alert')
    await expect.element(alert.getByText(`Fejl: ${failure.message}`)).toBeVisible()
    await screen.button('Generer sitemap').click()
    await screen.toast('Kan ikke generere sitemap - data ikke tilgængelig')
    await screen.button('Generer alle sitemaps').click()
    await screen.toast('Kan ikke generere sitemaps - data ikke tilgængelig')
    await screen.button('Prøv igen').click()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(screen.getByText('1 adresse er klar til et sitemap.')).toBeVisible()
  },
)

test('data of which no sitemap can be made is reported', async () => {
  const screen = await renderCard({ answer: () => Response.json({ entries: [{ path: '/' }] }) })
  await expect.element(screen.getByText('1 adresse er klar til et sitemap.')).toBeVisible()
  await screen.button('Generer sitemap').click()
  await screen.toast('Kunne ikke generere sitemap')
  await screen.button('Generer alle sitemaps').click()
  await screen.toast('Kunne ikke generere alle sitemaps')
  await expect.element(screen.getByRole('list', { name: 'Filer' })).not.toBeInTheDocument()
})

test('a generated file can be shown and scrolled with the keyboard', async () => {
  const screen = await renderCard()
  await expect.element(screen.getByText('1 adresse er klar til et sitemap.')).toBeVisible()
  await screen.button('Generer sitemap').click()
  await screen.getByText('Vis indholdet af sitemap.xml').click()
  await userEvent.tab()
  await expect.poll(() => document.activeElement?.textContent).toBe(screen.content('sitemap.xml'))
})
