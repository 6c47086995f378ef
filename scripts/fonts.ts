/**
 * `npm run fonts`: generates the font files of the faces (app/faces/*\/fonts.ts) and the stylesheets that
 * load them. The fonts contain only the letters of Danish and its neighbours. Each font has two WOFF2 files;
 * browsers fetch the second only for pages with one of its letters. Share pictures use TrueType. The
 * results are committed. The packages with the complete fonts are large and are installed only for this.
 */
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { commonLetters, letters, rareLetters } from '../app/danish/letters.ts'
import { type Font, type FontFamily, fontsOf } from '../app/faces/font.ts'

const root = new URL('../', import.meta.url)
const parts = { common: commonLetters, rare: rareLetters }
const features = ['kern', 'liga', 'onum']
const smallCapitals = ['smcp', 'c2sc']

const prose =
  'Jeg havde forestillet mig noget højtideligt, da kasserne kom, men det blev mig og buddet og en sækkevogn med et fladt dæk, og så stod de dér i bryggerset: hundrede eksemplarer af en roman, jeg har båret rundt på i fire år. »Tættere på jorden« handler om Ane, der som fyrreårig vender hjem for at passe sin fars kartofler, mens han lærer at dø. Den handler også om alt det, man kan sige til hinanden, når man har hænderne i noget andet. Bogen kan købes hos din boghandler. Tak til alle, der fyldte sognegården ved udgivelsen. Jeg læser gerne op af den igen, hvis I har kaffe.'

/** The fallback fonts shown while a font is loading, with the width of the prose in em. */
const fallbackFonts = {
  serif: [
    { name: 'Georgia', local: ['Georgia'], normal: 253.3, italic: 259.0, bold: 293.8 },
    { name: 'Noto', local: ['Noto Serif'], normal: 273.0, italic: 265.9, bold: 290.0 },
    {
      name: 'Times',
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      normal: 229.5,
      italic: 230.5,
      bold: 244.9,
    },
    { name: 'DejaVu', local: ['DejaVu Serif'], normal: 294.3, italic: 294.3, bold: 324.7 },
  ],
  sans: [
    {
      name: 'Arial',
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      normal: 255.5,
      italic: 255.6,
      bold: 273.7,
    },
    { name: 'DejaVu', local: ['DejaVu Sans'], normal: 291.0, italic: 291.6, bold: 328.3 },
  ],
}

/** The names of the cuts of a fallback font. Android knows its Noto Serif only by its PostScript name. */
const cuts = {
  normal: (name: string) => (name === 'Noto Serif' ? [name, 'NotoSerif-Regular'] : [name]),
  italic: (name: string) => [name === 'DejaVu Sans' ? `${name} Oblique` : `${name} Italic`],
  bold: (name: string) => [`${name} Bold`],
}

if (process.argv.length > 2) {
  process.stderr.write('Use: npm run fonts\n')
  process.exit(1)
}
const faces: { folder: URL; fonts: Font[] }[] = []
for await (const file of glob('app/faces/*/fonts.ts', { cwd: root })) {
  const { families } = (await import(new URL(file, root).href)) as { families: FontFamily[] }
  faces.push({ folder: new URL('./', new URL(file, root)), fonts: fontsOf(families) })
}
const missing = faces.flatMap(({ fonts }) => fonts).filter((font) => !existsSync(wholeFont(font)))
if (missing.length > 0) {
  const packages = [...new Set(missing.map((font) => font.package))]
  process.stderr.write(`Run first: npm install --no-save ${packages.join(' ')}\n`)
  process.exit(1)
}
for (const { folder, fonts } of faces) await writeFontFiles(folder, fonts)

async function writeFontFiles(folder: URL, fonts: Font[]) {
  let css = '/* Made by scripts/fonts.ts. */\n'
  for (const font of fonts) {
    const wholeFile = await readFile(wholeFont(font))
    for (const [part, characters] of Object.entries(parts)) {
      const name = `${fileName(font)}-${part}.woff2`
      await write(new URL(name, folder), await subset(wholeFile, font, characters, 'woff2'))
      css += webFont(font, name, characters)
    }
    const trueType = await subset(wholeFile, font, letters, 'truetype')
    if (font.share) await write(new URL(`share-${font.share}.ttf`, folder), trueType)
    css += fallbackFontFaces(font, trueType)
  }
  await write(new URL('fonts.css', folder), css)
}

function wholeFont(font: Font): URL {
  const name = font.package.replace(/@[^@]+$/, '')
  return new URL(`node_modules/${name}/${font.file}`, root)
}

function subset(
  wholeFile: Buffer,
  { axes, hasSmallCapitals, hasLiningFigures }: Font,
  characters: string,
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  return subsetFont(wholeFile, characters, {
    targetFormat,
    keepFeatures: [
      ...features,
      ...(hasSmallCapitals ? smallCapitals : []),
      ...(hasLiningFigures ? ['lnum'] : []),
    ],
    variationAxes: axes,
    noHinting: true,
  })
}

function fileName({ family, style, weight }: Font): string {
  return [...family.toLowerCase().split(' '), style, weight].join('-')
}

function webFont({ family, style, weight }: Font, file: string, characters: string): string {
  return fontFace({
    'font-family': `"${family}"`,
    src: `url("./${file}") format("woff2")`,
    'font-style': style,
    'font-weight': weight,
    'font-display': 'swap',
    'unicode-range': rangesOf(characters),
  })
}

/** So that the layout hardly shifts when the font loads. */
function fallbackFontFaces({ family, style, weight, fallback }: Font, file: Buffer): string {
  const cut = weight < 600 ? style : 'bold'
  const font = create(file) as import('fontkit').Font
  const width = font.layout(prose).advanceWidth / font.unitsPerEm
  return fallbackFonts[fallback]
    .map((fallbackFont) => {
      const size = width / fallbackFont[cut]
      const percent = (units: number) => `${((100 * units) / font.unitsPerEm / size).toFixed(2)}%`
      const names = fallbackFont.local.flatMap(cuts[cut])
      return fontFace({
        'font-family': `"${family} ${fallbackFont.name}"`,
        src: names.map((name) => `local("${name}")`).join(', '),
        'font-style': style,
        ...(cut === 'bold' && { 'font-weight': weight }),
        'ascent-override': percent(font.ascent),
        'descent-override': percent(-font.descent),
        'line-gap-override': '0%',
        'size-adjust': `${(100 * size).toFixed(1)}%`,
      })
    })
    .join('')
}

function fontFace(descriptors: Record<string, string | number>): string {
  const declarations = Object.entries(descriptors).map(([name, value]) => `${name}: ${value}`)
  return `@font-face { ${declarations.join('; ')} }\n`
}

function rangesOf(characters: string): string {
  const points = [...characters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  for (const point of points) {
    const range = ranges.at(-1)
    if (range && point <= range.last + 1) range.last = point
    else ranges.push({ first: point, last: point })
  }
  const hex = (point: number) => point.toString(16)
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}

async function write(file: URL, content: string | Uint8Array) {
  await writeFile(file, content)
  const name = file.pathname.split('/').slice(-2).join('/')
  process.stdout.write(`${name}: ${(content.length / 1000).toFixed(1)} kB\n`)
}
