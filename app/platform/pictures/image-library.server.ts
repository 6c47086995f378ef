import type Sharp from 'sharp'

type ImageLibrary = typeof Sharp

let loaded: Promise<ImageLibrary> | undefined

/**
 * The image library, loaded when it is first needed: a start without new pictures does without it.
 * It is left with the decoders of the formats we accept, so that no other is ever reached.
 */
export function imageLibrary(): Promise<ImageLibrary> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<ImageLibrary> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
    ],
  })
  // Nothing is decoded twice, and one thread for each picture leaves the others to the visitors.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
