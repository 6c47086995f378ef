import type Sharp from 'sharp'

type ImageLibrary = typeof Sharp

let loaded: Promise<ImageLibrary> | undefined

/** Loads the image library on first use, with only the decoders of the accepted formats enabled. */
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
      // For sanitized marks (app/domain/images/marks/sanitize-svg.server.ts). An uploaded file is never read as SVG.
      'VipsForeignLoadSvgBuffer',
    ],
  })
  // Nothing is decoded twice, and one thread per picture leaves the others to visitors.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
