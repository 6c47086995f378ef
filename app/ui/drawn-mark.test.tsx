import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawnMark } from './drawn-mark'

test('a mark of the program is drawn as a line', () => {
  const html = renderToStaticMarkup(<DrawnMark mark={{ path: 'M0 0h48' }} className="h-8" />)
  expect(html).toMatch(/^<svg aria-hidden="true" viewBox="0 0 48 48" fill="none"[^>]* class="h-8">/)
  expect(html).toContain('<path d="M0 0h48">')
})

test('an uploaded mark is a mask of the current colour', () => {
  const mark = { src: '/filer/maerke/1', width: 80, height: 60 }
  const html = renderToStaticMarkup(<DrawnMark mark={mark} className="h-8" />)
  expect(html).toMatch(/^<svg aria-hidden="true" viewBox="0 0 80 60" class="h-8">/)
  const [, id] = /<mask id="([^"]+)"/.exec(html) ?? []
  expect(html).toContain('<image href="/filer/maerke/1" width="80" height="60">')
  expect(html).toContain(`fill="currentColor" stroke="none" mask="url(#${id})"`)
})
