import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { sitePicture } from '~/domain/images/images.server'
import { measuredShades } from './measured-shade.server'

databaseTest(
  'the shade on a phone is measured in the part that the phone shows',
  async ({ backend }) => {
    const light = await sharp({
      create: { width: 200, height: 450, channels: 3, background: 'white' },
    })
      .png()
      .toBuffer()
    const source = await sharp({
      create: { width: 800, height: 450, channels: 3, background: 'black' },
    })
      .composite([{ input: light, left: 600, top: 0 }])
      .jpeg()
      .toBuffer()
    const image = { source, pageAssignment: 'hero', originalName: 'a.jpg', altText: '' } as const
    const { id } = await addImage(backend, { ...image, focus: { x: 0, y: 0.5 } })
    const shades = async () => measuredShades(backend, await sitePicture(backend, 'hero'))
    expect(await shades()).toEqual({ wide: 'strong', tall: 'none' })
    await backend.db.updateTable('images').set({ focus_x: 1 }).where('id', '=', id).execute()
    expect(await shades()).toEqual({ wide: 'strong', tall: 'strong' })
    expect(await measuredShades(backend, undefined)).toEqual({ wide: 'none', tall: 'none' })
  },
)

databaseTest('a colour has the shade of the grey that is as light', async ({ backend }) => {
  const shadeOf = async (background: string) => {
    const source = await sharp({ create: { width: 80, height: 45, channels: 3, background } })
      .png()
      .toBuffer()
    const picture = { source, pageAssignment: 'hero', originalName: 'c.png', altText: '' } as const
    const { id } = await addImage(backend, picture)
    const { wide } = await measuredShades(backend, await sitePicture(backend, 'hero'))
    await backend.db.deleteFrom('images').where('id', '=', id).execute()
    return wide
  }
  // As light as the greys 64, 89, 127 and 153.
  expect(await shadeOf('#801010')).toBe('none')
  expect(await shadeOf('#aa2222')).toBe('light')
  expect(await shadeOf('#ff0000')).toBe('medium')
  expect(await shadeOf('#ff6666')).toBe('strong')
})

/** Measurements are cached by content for the process, so each engine needs another picture. */
let width = 80

databaseTest('a picture that could not be read is measured again', async ({ backend }) => {
  width += 1
  const source = await sharp({
    create: { width, height: 45, channels: 3, background: 'black' },
  })
    .jpeg()
    .toBuffer()
  await addImage(backend, { source, pageAssignment: 'hero', originalName: 'b.jpg', altText: '' })
  const hero = await sitePicture(backend, 'hero')
  const read = () => Promise.reject(new Error('the file store is away'))
  const away = { ...backend, files: Object.assign(Object.create(backend.files), { read }) }
  await expect(measuredShades(away, hero)).rejects.toThrow('the file store is away')
  expect(await measuredShades(backend, hero)).toEqual({ wide: 'none', tall: 'none' })
})
