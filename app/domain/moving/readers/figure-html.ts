import { escapeUTF8 } from 'entities'

/** A picture with a caption, which is HTML. */
export function figureHtml(src: string, alt: string, caption: string): string {
  return `<figure><img src="${escapeUTF8(src)}" alt="${escapeUTF8(alt)}"><figcaption>${caption}</figcaption></figure>`
}
