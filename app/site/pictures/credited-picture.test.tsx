import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownPicture } from '#tests/support/shown-picture'
import { CreditedPicture } from './credited-picture'

test('a picture in its own shape has its credit, unless that is the author', () => {
  const html = (credit?: string) =>
    renderToStaticMarkup(
      <CreditedPicture picture={{ ...shownPicture, ...(credit && { credit }) }} />,
    )
  expect(html('Foto: Ellen Riis')).toMatch(/<figcaption[^>]*>Foto: Ellen Riis<\/figcaption>/)
  expect(html()).not.toContain('figcaption')
  expect(html()).toContain('loading="eager"')
  expect(html()).not.toMatch(/aspect-\d/)
})
