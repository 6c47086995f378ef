declare module 'libheif-js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Fills the pixels, and passes null if the picture cannot be decoded. */
    display(pixels: ImageData, done: (shown: ImageData | null) => void): void
  }

  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default libheif
}
