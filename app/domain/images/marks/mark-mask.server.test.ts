import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createMask } from './mark-mask.server'

const folder = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(bytes: Uint8Array | string): string {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, bytes)
  return path
}

/** A picture with a centred bar of 300 × 100 pixels. */
async function bar(ground: string, ink: string): Promise<Buffer> {
  const input = await sharp({ create: { width: 300, height: 100, channels: 4, background: ink } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 400, channels: 4, background: ground } })
    .composite([{ input }])
    .png()
    .toBuffer()
}

async function maskOf(bytes: Uint8Array | string) {
  const mask = await createMask(fileOf(bytes))
  const { data, info } = await sharp(mask)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = data[(info.height >> 1) * info.width + (info.width >> 1)]
  return { ratio: Math.round((10 * info.width) / info.height) / 10, middle }
}

const clear = '#ffffff00'

test.each([
  ['dark ink on a clear ground', clear, '#7b1e2b'],
  ['light ink on a clear ground', clear, '#ffffff'],
  ['ink on grey paper', '#d0d0c8', '#202030'],
  ['chalk on a blackboard', '#1d2a26', '#f0f0e8'],
])('%s becomes white on black, without margins', async (_, ground, ink) => {
  expect(await maskOf(await bar(ground, ink))).toEqual({ ratio: 3, middle: 255 })
})

const gallery = 'sample/johanne/files/images/images'
const photographs = readdirSync(gallery).filter((each) => each.endsWith('.jpg'))

async function areRefused(names: string[]) {
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    await expect(createMask(join(gallery, name)), name).rejects.toThrow('photograph')
  }
}

test('every photograph of the sample is refused', { tags: 'all' }, () => areRefused(photographs))

test('a photograph is refused, a signature on paper in the shade is not', async () => {
  await areRefused(photographs.slice(0, 2))
  const signature = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="300"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b8b0a8"/></linearGradient></defs><rect width="800" height="300" fill="url(#g)"/><path d="M50 200C150 50 200 250 300 120S500 250 600 100S700 200 760 150" fill="none" stroke="#203050" stroke-width="9"/></svg>`
  const photographed = await sharp(Buffer.from(signature)).blur(1).jpeg().toBuffer()
  await expect(createMask(fileOf(photographed))).resolves.toBeInstanceOf(Buffer)
})

test('an SVG is drawn without the resources it links to', async () => {
  const drawing = (href: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><script>alert(1)</script><image href="${href}" width="30" height="30"/><path d="M0 0h30v10H0z"/></svg>`
  const secret = fileOf(await bar('#000', '#000'))
  expect(await maskOf(drawing(`file://${secret}`))).toMatchObject({ ratio: 3, middle: 255 })
})

test('a blank picture, a very long picture and files of other types are refused', async () => {
  const refusal = (bytes: Uint8Array | string) =>
    createMask(fileOf(bytes)).then(
      () => 'accepted',
      ({ code }) => code,
    )
  expect(await refusal(await bar(clear, clear))).toBe('no-mark')
  expect(await refusal(await bar('#ffffff', '#fefefe'))).toBe('no-mark')
  const long =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 9"><path d="M0 0h90v9H0z"/></svg>'
  expect(await refusal(long)).toBe('no-mark')
  const huge =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><path d="M0 0h9"/></svg>'
  expect(await refusal(huge)).toBe('damaged')
  expect(await refusal(`<svg>${' '.repeat(600_000)}</svg>`)).toBe('too-large')
  expect(await refusal('<html><script>alert(1)</script></html>')).toBe('not-a-picture')
  expect(await refusal('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('not-a-picture')
  expect(await refusal('%PDF-1.7')).toBe('not-a-picture')
})
