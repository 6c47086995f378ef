import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { emptyFrontPage } from '~/domain/front-page/front-page'
import { defaultFace } from '~/faces/faces'
import Home from './home'

test('facts without a text are left out, with their labels', async () => {
  const about = { 'about.title': 'Om', 'about.paragraph1': 'Hun skriver.' }
  const content = { ...about, 'facts.debut': 'Lysning, 2011', 'facts.media': '' }
  const loaderData = { content, front: emptyFrontPage, parts: [], opening: defaultFace }
  const props = { loaderData } as unknown as Parameters<typeof Home>[0]
  const screen = await renderPage(<Home {...props} />, { content })
  await expect.element(screen.getByRole('term')).toHaveTextContent('Debut')
  expect(screen.getByRole('term').elements()).toHaveLength(1)
})
