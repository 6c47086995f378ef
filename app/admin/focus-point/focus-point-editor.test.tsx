import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FocusPointEditor } from './focus-point-editor'

const previews = [
  { ratio: '16/9', label: 'På siden' },
  { ratio: 'natural', label: 'I sin helhed' },
  { ratio: '9/16', label: 'På en telefon' },
] as const

test('the editor shows the focus point to the eye and to screen readers', () => {
  const value = { x: 1, y: 0.5 }
  const html = renderToStaticMarkup(
    <FocusPointEditor
      src="/a.jpg"
      value={value}
      step={0.1}
      previews={previews}
      onChange={() => {}}
    />,
  )
  const point = '100 % fra venstre, 50 % fra toppen'
  expect(html).toMatch(`aria-valuetext="${point}" aria-valuenow="100"`)
  expect(html).toContain(`>${point}</p>`)
  expect(html.match(/aria-label="[^"]*" aria-pressed="true"/g)).toEqual([
    'aria-label="Midt til højre" aria-pressed="true"',
  ])
  // A picture that is shown whole has no preview.
  const shown = [...html.matchAll(/<figcaption[^>]*>([^<]*)/g)].map(([, label]) => label)
  expect(shown).toEqual(['På siden', 'På en telefon'])
  expect(html.match(/fx-100 fy-50/g)).toHaveLength(shown.length + 1)
})
