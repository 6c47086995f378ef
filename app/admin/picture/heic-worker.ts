/** Decodes a HEIC file and answers with a JPEG, or with undefined if it cannot. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  jpegOf(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(undefined),
  )
})

const quality = 0.92

async function jpegOf(heic: ArrayBuffer): Promise<Blob | undefined> {
  const picture = (await decodeInBrowser(heic)) ?? (await decodeWithLibrary(heic))
  if (!picture) return undefined
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (picture instanceof ImageData) context?.putImageData(picture, 0, 0)
  else context?.drawImage(picture, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** Decodes with the browser, since Safari supports HEIC. */
const decodeInBrowser = (heic: ArrayBuffer) =>
  createImageBitmap(new Blob([heic], { type: 'image/heic' })).catch(() => undefined)

async function decodeWithLibrary(heic: ArrayBuffer): Promise<ImageData | undefined> {
  const { default: libheif } = await import('libheif-js')
  const [picture] = new libheif.HeifDecoder().decode(new Uint8Array(heic))
  if (!picture) return undefined
  const pixels = new ImageData(picture.get_width(), picture.get_height())
  const isDecoded = await new Promise((resolve) => {
    picture.display(pixels, (shown) => resolve(shown !== null))
  })
  return isDecoded ? pixels : undefined
}
