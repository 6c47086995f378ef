import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { pressCopy } from '~/domain/press/press.copy'
import Press from './press'

const content = {
  'presse.title': 'Presse',
  'presse.intro': 'Til brug i omtaler.',
  'presse.facts_title': 'Fakta',
  'presse.contact_title': 'Kontakt',
}

const nothing = {
  content,
  linkedContent: {},
  biographies: [],
  name: 'Johanne Vang',
  facts: [] as { label: string; value: string }[],
  images: { images: [], hasMore: false },
  covers: { items: [] },
  contact: { email: null as string | null, phone: null, location: null },
  archive: undefined,
}

const facts = [{ label: 'Født', value: '1970' }]
const contact = { ...nothing.contact, email: 'johanne@example.dk' }

test.each([
  ['nothing', {}, []],
  ['one part', { facts }, []],
  ['two parts', { facts, contact }, ['Fakta', 'Kontakt']],
])(
  'a press page with %s links to each of its parts if there are several',
  async (_, own, names) => {
    const loaderData = { ...nothing, ...own }
    const props = { loaderData } as unknown as Parameters<typeof Press>[0]
    const screen = await renderPage(<Press {...props} />, { content })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const links = screen.getByRole('navigation', { name: pressCopy.onThisPage }).getByRole('link')
    const expected = names.map((name) => `${name} ${pressCopy.here}`)
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(expected)
    for (const link of links.elements()) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      expect(target, link.textContent ?? '').not.toBeNull()
    }
  },
)
