import { expect } from 'vitest'
import { type BrokenSource, brokenSourceTests } from '#tests/support/broken-sources'
import { wxr } from '#tests/support/wordpress'

const two = wxr([
  { id: 1, title: 'En', body: 'Første' },
  { id: 2, title: 'To', body: 'Anden' },
])
const xml = (content: string | Uint8Array) => ({ kind: 'wordpress', files: { 'a.xml': content } })
const swap = (from: string | RegExp, to: string) => xml(two.replace(from, to))
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const post = (values: object) => xml(wxr([{ id: 1, title: 'En', ...values }]))
const brokenXml = /a\.xml: Filen er i stykker ved linje \d+\. Det, der kan læses, kommer med\.$/

const wordpress: Record<string, BrokenSource> = {
  'an item without an end': { ...swap('</item>', ''), stored: 2, says: brokenXml },
  'an export that is cut off': {
    ...xml(two.slice(0, two.indexOf('Anden'))),
    stored: 1,
    says: brokenXml,
  },
  'an export that is cut off in its head': {
    ...xml(two.slice(0, two.indexOf('Gammel'))),
    error: 'Filen er i stykker ved linje 3, og intet i den kan læses.',
  },
  'an item that is cut off after its text': {
    ...xml(two.slice(0, two.lastIndexOf('<wp:post_date>'))),
    stored: 2,
    says: brokenXml,
  },
  'an open CDATA': { ...swap('<![CDATA[En]]>', '<![CDATA[En'), stored: 2, says: brokenXml },
  'a text after the end of its CDATA': {
    ...swap('Første', 'Før ]]> og efter'),
    stored: 2,
    says: brokenXml,
    has: { content: expect.stringContaining('og efter') },
  },
  'a CDATA in a CDATA': {
    ...swap('Første', 'Før <![CDATA[ og ]]]]><![CDATA[> efter'),
    stored: 2,
    has: { content: expect.stringContaining('efter') },
  },
  'a text that is elements, not CDATA': {
    ...swap('<![CDATA[Første]]>', '<p class="a">Se <em>her</em></p>'),
    stored: 2,
    has: { content: '<p>Se <em>her</em></p>' },
  },
  'entities that XML does not know': {
    ...swap('<![CDATA[En]]>', 'En&nbsp;&aring; &amp; &#229;'),
    stored: 2,
    says: brokenXml,
    has: { title: 'En å & å' },
  },
  'an ampersand by itself': {
    ...swap('<![CDATA[En]]>', 'A & B &'),
    stored: 2,
    has: { title: 'A & B &' },
  },
  'entities that multiply': {
    ...swap(
      '<rss',
      `<!DOCTYPE rss [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}">]><rss`,
    ),
    stored: 2,
  },
  'characters that XML forbids': {
    ...swap('[En]', '[E\u000bn\0]'),
    stored: 2,
    says: brokenXml,
    has: { title: 'E n' },
  },
  'NUL in an id and a type': {
    ...xml(two.replace('<wp:post_id>1', '<wp:post_id>1\0').replace('>post<', '>po\0st<')),
    stored: 1,
    says: /1 × post: Det har ingen plads her endnu\./,
  },
  'a date in February that does not exist': { ...post({ date: '2020-02-30 10:00:00' }), stored: 1 },
  'a scheduled time that is none': { ...post({ status: 'future', gmt: 'i morgen' }), stored: 1 },
  'serialised PHP outside CDATA': {
    ...swap(
      '</item>',
      '<wp:postmeta><wp:meta_key>_x</wp:meta_key><wp:meta_value>a:1:{s:1:"a";s:9:"<b>]]>";}</wp:meta_value></wp:postmeta></item>',
    ),
    stored: 2,
    says: brokenXml,
  },
  'authors that are missing': {
    ...swap('<wp:post_id>', '<dc:creator>ingen</dc:creator><wp:post_id>'),
    stored: 2,
  },
  'slugs, titles and ids that are there twice': {
    ...xml(
      wxr(
        [1, 2, 3].map((body) => ({ id: 7, title: 'Samme', body: String(body), link: '/samme/' })),
      ),
    ),
    stored: 3,
  },
  'an attachment that is gone': {
    ...xml(
      wxr([
        { id: 1, title: 'En', body: 'Tekst', thumbnail: 2 },
        { id: 2, title: 'x', type: 'attachment', url: 'https://10.0.0.1/x.jpg' },
      ]),
    ),
    stored: 1,
    says: /x\.jpg: Adressen er på et lukket net og hentes ikke\./,
  },
  'a picture that is no picture': {
    kind: 'wordpress',
    files: { 'a.xml': wxr([{ id: 1, title: 'En', body: '<img src="/x.jpg">' }]), 'x.jpg': 'nej' },
    stored: 1,
    says: /x\.jpg: .+\.$/,
  },
  'bytes of Windows-1252 in an export that says UTF-8': {
    ...xml(latin1(two.replace('Første', 'Første på åen'))),
    stored: 2,
    has: { content: '<p>Første på åen</p>' },
  },
  'UTF-8 in an export that says ISO-8859-1': {
    ...swap('encoding="UTF-8"', 'encoding="ISO-8859-1"'),
    stored: 2,
    has: { content: '<p>Første</p>' },
  },
  'an export in UTF-16': {
    ...xml(utf16(`\uFEFF${two}`)),
    stored: 2,
    has: { content: '<p>Første</p>' },
  },
  'an export in UTF-16 without its mark': { ...xml(utf16(two)), stored: 2 },
  'prefixes of other names': {
    ...xml(two.replaceAll(/\bwp\b/g, 'w').replaceAll(/\bcontent\b(?=[:=])/g, 'c')),
    stored: 2,
    has: { content: '<p>Første</p>' },
  },
  'items outside a channel': { ...swap('<channel>', ''), stored: 2, says: brokenXml },
  'captions, galleries and players without an end': {
    ...post({ body: `Hej ${'[caption][gallery [video [caption]<img>'.repeat(20_000)}` }),
    says: /En: Teksten er for lang\./,
  },
}

const json = (value: unknown) => ({
  kind: 'ghost',
  files: { 'a.json': typeof value === 'string' ? value : JSON.stringify(value) },
})
const ghost = (data: object) => json({ db: [{ data }] })
const one = { id: '1', title: 'En', slug: 'en', html: '<p>Hej</p>', status: 'published' }

const others: Record<string, BrokenSource> = {
  'JSON that is cut off': {
    ...json(JSON.stringify({ db: [{ data: { posts: [one] } }] }).slice(0, 60)),
    error: 'Filen kan ikke læses som JSON.',
  },
  'JSON of something else': { ...json({ a: 1 }), error: 'Filen er ikke en eksport fra Ghost.' },
  'posts that are no posts': {
    ...ghost({ posts: [5, null, one] }),
    stored: 1,
    says: /Uden titel: Det har ingen plads her endnu\./,
  },
  'tags of which one is broken': {
    ...ghost({ posts: [one], tags: [null, { id: 1, name: 'A' }], posts_tags: [7] }),
    stored: 1,
  },
  'wrong types and dates': {
    ...ghost({
      posts: [{ ...one, html: 5, slug: {}, published_at: 'i går', created_at: {}, status: [] }],
    }),
    stored: 1,
    has: { title: 'En', published_at: null },
  },
  'NUL and halves of characters': {
    ...ghost({ posts: [{ ...one, id: 'a\0', title: 'E\0n\ud800' }] }),
    stored: 1,
  },
  'JSON in UTF-16': {
    kind: 'ghost',
    files: { 'a.json': utf16(`\uFEFF${JSON.stringify({ data: { posts: [one] } })}`) },
    stored: 1,
  },
  'other JSON beside the export': {
    kind: 'ghost',
    files: {
      'a-redirects.json': '[{"from":"/a","to":"/b"}]',
      'b.json': '{"brudt":',
      'c.json': JSON.stringify({ data: { posts: [one] } }),
    },
    stored: 1,
  },
}

brokenSourceTests({ ...wordpress, ...others })
