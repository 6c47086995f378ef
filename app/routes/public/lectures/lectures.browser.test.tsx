import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import Lectures from './lectures'

test('a testimonial has the line breaks that its author wrote', async () => {
  const quote = 'Vi lyttede.\nOg vi sang.'
  const testimonial = { id: 'karen', quote, name: 'Karen', title: 'Organist' }
  const loaderData = {
    content: { 'foredrag.title': 'Foredrag', 'foredrag.intro': 'Om salmer.' },
    linkedContent: {},
    lectures: { items: [] },
    testimonials: { items: [testimonial] },
    concertInfo: '',
  }
  const props = { loaderData } as unknown as Parameters<typeof Lectures>[0]
  const screen = await renderPage(<Lectures {...props} />, { path: '/foredrag' })
  const shown = screen.getByRole('figure').getByRole('blockquote')
  await expect.element(shown).toBeVisible()
  expect(shown.element().textContent).toBe(quote)
  await expect.element(shown).toHaveStyle({ whiteSpace: 'pre-line' })
})
