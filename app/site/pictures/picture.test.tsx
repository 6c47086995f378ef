import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Picture as PictureView } from '~/domain/images/images'
import { Picture } from './picture'

const fjord: PictureView = {
  alt: 'Fjorden i modlys',
  width: 2200,
  height: 1238,
  focus: { x: 50, y: 30 },
  placeholder: 'data:image/webp;base64,UklGRg==',
  src: '/filer/derived/abc/1200.jpg',
  sources: [
    { type: 'image/avif', srcset: '/filer/derived/abc/400.avif 400w' },
    { type: 'image/webp', srcset: '/filer/derived/abc/400.webp 400w' },
    { type: 'image/jpeg', srcset: '/filer/derived/abc/400.jpg 400w' },
  ],
}

test('a picture offers its formats, reserves its space and loads lazily', () => {
  const html = renderToStaticMarkup(<Picture picture={fjord} sizes="90vw" ratio="4/3" />)
  expect(html).toContain(
    '<source type="image/avif" srcSet="/filer/derived/abc/400.avif 400w" sizes="(min-resolution: 2.5dppx) 59vw, 88vw"/>',
  )
  expect(html).toContain(
    '<img src="/filer/derived/abc/1200.jpg" srcSet="/filer/derived/abc/400.jpg 400w" sizes="(min-resolution: 2.5dppx) 59vw, 88vw" width="2200" height="1238" alt="Fjorden i modlys" loading="lazy" decoding="async"',
  )
  expect(html).not.toContain('image/jpeg')
  expect(html).toContain('aspect-4/3')
})

test('classes instead of inline styles crop around the focus point', () => {
  const html = renderToStaticMarkup(<Picture picture={fjord} sizes="100vw" ratio="21/9" />)
  expect(html.match(/focused fx-50 fy-30/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
})

test('the first picture of a page is fetched at once', () => {
  const html = renderToStaticMarkup(<Picture picture={fjord} sizes="100vw" priority />)
  expect(html).toContain('loading="eager" fetchPriority="high"')
})

test('the blurred preview is hidden from screen readers, and a transparent picture has none', () => {
  const images = (picture: PictureView) =>
    renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />).match(/<img [^>]*>/g)
  expect(images(fjord)?.[0]).toContain('alt="" aria-hidden="true"')
  expect(images({ ...fjord, placeholder: '' })).toHaveLength(1)
})

test('a picture with only a JPEG, or without derived files, is shown too', () => {
  const html = (sources: PictureView['sources']) =>
    renderToStaticMarkup(<Picture picture={{ ...fjord, sources }} sizes="100vw" />)
  expect(html(fjord.sources.slice(2))).not.toContain('<source')
  expect(html([])).toContain(
    '<img src="/filer/derived/abc/1200.jpg" sizes="(min-resolution: 2.5dppx) 65vw, 98vw"',
  )
})
