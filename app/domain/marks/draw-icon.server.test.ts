import { expect, test } from 'vitest'
import { faceNames } from '~/faces/faces'
import { marks } from '~/faces/marks'
import { palettes } from '~/faces/palettes.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { drawSiteIcon } from './draw-icon.server'

const noUploads: () => Promise<Buffer | undefined> = async () => undefined

/** The proportion of an icon's pixels that differ from its background. */
async function inkIn(file: string, ground: string, readUploaded = noUploads): Promise<number> {
  const sharp = await imageLibrary()
  const png = await drawSiteIcon(file, readUploaded)
  const { data, info } = await sharp(png?.bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([512, 512])
  expect(data.subarray(0, 3).toString('hex')).toBe(ground.slice(1))
  let ink = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if (data.subarray(at, at + 3).toString('hex') !== ground.slice(1)) ink++
  }
  return ink / (512 * 512)
}

test.each(marks)('the mark $title is drawn in the icon', async ({ name }) => {
  const ink = await inkIn(`fjord-${name}.png`, palettes.fjord?.light.accent ?? '')
  expect(ink).toBeGreaterThan(0.02)
  expect(ink).toBeLessThan(0.3)
})

test.each(faceNames)('without a mark the icon of %s is the pen in its colours', async (face) => {
  const { accent = '', paper = '' } = palettes[face]?.light ?? {}
  expect(await inkIn(`${face}-pen.png`, accent)).toBeGreaterThan(0.02)
  const svg = (await drawSiteIcon(`${face}-pen.svg`, noUploads))?.bytes.toString()
  expect(svg).toContain(`fill="${accent}"`)
  expect(svg).toContain(`stroke="${paper}"`)
})

test('a wide or tall uploaded mark is whole in the icon', async () => {
  const sharp = await imageLibrary()
  const ground = palettes.fjord?.light.accent ?? ''
  for (const [width, height] of [
    [600, 200],
    [200, 600],
  ] as const) {
    const mask = sharp({ create: { width, height, channels: 3, background: '#fff' } })
    const ink = await inkIn('fjord-mit-maerke.png', ground, () => mask.png().toBuffer())
    expect(ink).toBeCloseTo((384 * 128) / (512 * 512), 2)
  }
})

test('unknown icons are not drawn', async () => {
  for (const file of ['fjord-drage.svg', 'sort-pen.svg', 'fjord-pen.gif', '../fjord-pen.svg']) {
    expect(await drawSiteIcon(file, noUploads), file).toBeUndefined()
  }
})
