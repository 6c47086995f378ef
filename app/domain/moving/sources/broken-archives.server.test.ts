import { type BrokenSource, brokenSourceTests } from '#tests/support/broken-sources'
import { hostileZip } from '#tests/support/hostile-zip'
import { wxr } from '#tests/support/wordpress'

const post = wxr([{ id: 1, title: 'En', body: '<p>Hej</p><img src="/x.jpg">' }], 'https://10.0.0.1')
const zip = (...others: Parameters<typeof hostileZip>[0]) => ({
  kind: 'wordpress',
  files: { 'a.zip': hostileZip([{ name: 'a.xml', content: post }, ...others]) },
})
const unsafe = 'Arkivet er ikke til at stole på: det har filer, der vil ud af sin mappe.'
const broken = 'Arkivet er i stykker eller er ikke et ZIP-arkiv.'
const symbolicLink = 0o120777
const encrypted = 1
const long = '<!-- fyld -->'.repeat(9000)

const archives: Record<string, BrokenSource> = {
  'an archive with ..': { ...zip({ name: '../b.txt', content: '' }), error: unsafe },
  'an archive with .. inside': { ...zip({ name: 'a/../../b', content: '' }), error: unsafe },
  'an archive with an absolute path': { ...zip({ name: '/etc/b', content: '' }), error: unsafe },
  'an archive with a drive': { ...zip({ name: 'C:/b', content: '' }), error: unsafe },
  'an archive with a link': {
    ...zip({ name: 'x.jpg', content: '/etc/passwd', mode: symbolicLink }),
    stored: 1,
    says: /x\.jpg: Adressen er på et lukket net og hentes ikke\./,
  },
  'a zip bomb': {
    ...zip({ name: 'b.xml', content: '', says: 2_000_000_000 }),
    error: 'Arkivet er ikke til at stole på: »b.xml« fylder for meget pakket ud.',
  },
  'an archive that lies about a picture': {
    ...zip({ name: 'x.jpg', content: 'x'.repeat(9999), says: 10 }),
    stored: 1,
    says: /x\.jpg: Filen i arkivet er i stykker\./,
  },
  'an archive with a damaged picture': {
    ...zip({ name: 'x.jpg', content: long, says: long.length + 1 }),
    stored: 1,
    says: /x\.jpg: Filen i arkivet er i stykker\./,
  },
  'an archive whose export is damaged': {
    kind: 'wordpress',
    files: {
      'a.zip': hostileZip([
        {
          name: 'a.xml',
          content: post.replace('</channel>', `${long}</channel>`),
          says: 200_000,
        },
      ]),
    },
    stored: 1,
    says: /a\.xml: Filen er i stykker ved linje \d+\./,
  },
  'an archive with a password': {
    ...zip({ name: 'b.jpg', content: 'b', flags: encrypted }),
    error: 'Arkivet er låst med en adgangskode.',
  },
  'an archive packed in an unknown way': {
    kind: 'ghost',
    files: { 'a.zip': hostileZip([{ name: 'a.json', content: '{}', method: 99 }]) },
    error: 'Kilden kan ikke læses.',
  },
  'an archive that is cut off': {
    kind: 'wordpress',
    files: { 'a.zip': hostileZip([{ name: 'a.xml', content: post }]).subarray(0, 200) },
    error: broken,
  },
  'an archive that is none': { kind: 'ghost', files: { 'a.zip': 'hej' }, error: broken },
  'an archive by another name': {
    kind: 'wordpress',
    files: { 'a.xml': hostileZip([{ name: 'b/a.xml', content: post }]) },
    stored: 1,
  },
  'an archive of a Mac': {
    kind: 'wordpress',
    files: {
      'a.zip': hostileZip([
        { name: '__MACOSX/._a.xml', content: 'x' },
        { name: 'a.xml', content: post },
      ]),
    },
    stored: 1,
  },
  'an export in several files': {
    kind: 'wordpress',
    files: { 'a.001.xml': post, 'a.002.xml': wxr([{ id: 2, title: 'To' }]) },
    stored: 2,
  },
  'a folder without the file': {
    kind: 'wordpress',
    files: { 'a.txt': 'a', 'b.txt': 'b' },
    error: 'Kilden har ingen fil af den slags, der skal læses.',
  },
}

brokenSourceTests(archives)
