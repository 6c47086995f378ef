import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CreditedPicture } from './credited-picture'

const picture = {
  alt: 'Fjorden',
  width: 60,
  height: 40,
  focus: { x: 50, y: 50 },
  placeholder: '',
  src: '/a.jpg',
  sources: [],
}

test('a picture in its own shape has its credit, unless that is the author', () => {
  const html = (credit?: string) =>
    renderToStaticMarkup(<CreditedPicture picture={{ ...picture, ...(credit && { credit }) }} />)
  expect(html('Foto: Ellen Riis')).toMatch(/<figcaption[^>]*>Foto: Ellen Riis<\/figcaption>/)
  expect(html()).not.toContain('figcaption')
  expect(html()).toContain('loading="eager"')
  expect(html()).not.toMatch(/aspect-\d/)
})
