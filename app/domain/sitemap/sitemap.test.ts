import { expect, test } from 'vitest'
import { sitemapFindings } from '#tests/support/sitemap-schema'
import { readForm, toFormData } from '~/forms/form'
import { mainSitemapName, maxUrls, robotsTxt, type SitemapEntry, sitemapXml } from './sitemap'
import { baseUrlForm } from './sitemap.form'

const entry = (path: string): SitemapEntry => ({
  path,
  lastModified: '2026-11-21',
  changeFrequency: 'weekly',
  priority: 1,
})

test('a sitemap lists each URL with date, frequency and priority', async () => {
  const xml = sitemapXml(
    [entry('/'), { ...entry('/kontakt'), priority: 0.5 }],
    'https://example.dk',
  )
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://example.dk/</loc>
    <lastmod>2026-11-21</lastmod>
    <changefreq>weekly</changefreq>
    <priority>1.0</priority>
  </url>
  <url>
    <loc>https://example.dk/kontakt</loc>
    <lastmod>2026-11-21</lastmod>
    <changefreq>weekly</changefreq>
    <priority>0.5</priority>
  </url>
</urlset>
`)
  expect(await sitemapFindings(xml)).toEqual([])
})

test('markup in a URL is escaped', async () => {
  const xml = sitemapXml([entry(`/foredrag/a&b<c>"d"'e'?f=æ&g`)], 'https://example.dk')
  expect(xml).toContain(
    '<loc>https://example.dk/foredrag/a&amp;b%3Cc%3E%22d%22&apos;e&apos;?f=%C3%A6&amp;g</loc>',
  )
  expect(await sitemapFindings(xml)).toEqual([])
})

test('a sitemap is limited to the first URLs that the protocol allows', async () => {
  const entries = Array.from({ length: maxUrls + 7 }, (_, at) => entry(`/foredrag/${at}`))
  const xml = sitemapXml(entries, 'https://example.dk')
  expect(xml.match(/<url>/g)).toHaveLength(50_000)
  expect(xml).toContain('/foredrag/49999<')
  expect(xml).not.toContain('/foredrag/50000<')
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
  expect(await sitemapFindings(xml)).toEqual([])
})

test('the schema for testing sitemaps reports errors', async () => {
  const xml = sitemapXml([entry('/')], 'https://example.dk')
  const wrong = [
    xml.replace('weekly', 'sometimes'),
    xml.replace('2026-11-21', '2026-02-30'),
    xml.replace('>1.0<', '>1.1<'),
    xml.replace(/<loc>.*<\/loc>/, ''),
    sitemapXml([entry('/'), entry('/')], 'https://example.dk'),
    sitemapXml([], 'https://example.dk'),
  ]
  for (const each of wrong) expect(await sitemapFindings(each), each).not.toEqual([])
})

test('robots.txt lets every crawler read everything but the back-office', () => {
  expect(robotsTxt('https://example.dk')).toBe(`User-agent: Googlebot
Allow: /
Disallow: /admin

User-agent: Bingbot
Allow: /
Disallow: /admin

User-agent: Twitterbot
Allow: /
Disallow: /admin

User-agent: facebookexternalhit
Allow: /
Disallow: /admin

User-agent: *
Allow: /
Disallow: /admin

Sitemap: https://example.dk/sitemap.xml
`)
})

test('the main domain’s sitemap is named after it', () => {
  expect(mainSitemapName('https://johannelyngby.dk')).toBe('sitemap-johannelyngby.dk.xml')
  expect(mainSitemapName('http://localhost:3000')).toBe('sitemap-localhost-3000.xml')
})

const read = (base_url: string) => readForm(baseUrlForm, toFormData({ base_url }))

test('a base URL is the origin of a site', () => {
  for (const [written, origin] of [
    ['https://example.dk', 'https://example.dk'],
    [' HTTPS://Example.dk/ ', 'https://example.dk'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://blåbær.dk', 'https://xn--blbr-roah.dk'],
  ]) {
    expect(read(written ?? '').value, written).toEqual({ base_url: origin })
  }
})

test('an invalid origin is refused with a sentence', () => {
  expect(read(' ').errors).toEqual({ base_url: 'Skriv en adresse.' })
  for (const written of [
    'example.dk',
    'https://',
    'https://example.dk/nyheder',
    'https://example.dk?a',
    'https://example.dk#a',
    'https://her@example.dk',
    'https://example.dk:99999',
    'https://exa mple.dk',
    'https:\\\\example.dk',
    'ftp://example.dk',
    'javascript:alert(1)',
    `https://${'a'.repeat(400)}.dk`,
  ]) {
    expect(read(written).errors, written).toEqual({
      base_url: 'Skriv adressen som https://example.dk, uden noget efter domænets navn.',
    })
  }
})
