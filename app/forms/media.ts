import { playerOf } from './players'

/** A video or a sound of another site, with a title and perhaps a picture of the author's choice. */
export interface Media {
  url: string
  title: string
  /** The picture's path in the file store; blank if there is none. */
  path: string
}

const marks = [
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const

const escaped = (text: string) =>
  marks.reduce((result, [mark, name]) => result.replaceAll(mark, name), text)

const plainOf = (text: string) =>
  marks.reduceRight((plain, [mark, name]) => plain.replaceAll(name, mark), text)

/** As the editor writes it, and `cleanRichText` keeps it. */
export function mediaHtml({ url, title, path }: Media): string {
  const picture = path && ` data-picture="${escaped(path)}"`
  return `<figure data-media="${escaped(url)}"${picture}><figcaption>${escaped(title)}</figcaption></figure>`
}

const figure =
  /^<figure data-media="([^"]+)"(?: data-picture="([^"]*)")?><figcaption>([^<]+)<\/figcaption><\/figure>$/

/** The video or sound of a field; undefined if it is blank, or anything else than `mediaHtml` writes. */
export function mediaOf(html: string): Media | undefined {
  const [, url = '', path = '', title = ''] =
    figure.exec(html)?.map((part = '') => plainOf(part)) ?? []
  return playerOf(url) && { url, title, path }
}
