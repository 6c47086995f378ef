import { copied } from '~/domain/moving/copied'
import type { Item, Part } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { type Reader, type ReadSource, UnreadableSource } from '~/domain/moving/readers/reader'
import { plainText } from '~/platform/rich-text.server'
import { itemOf, type Library, postTypes } from './wordpress-items.server'
import { type WxrItem, wxrStream } from './wxr-stream.server'

const fileName = /\.(?:xml|wxr)$/i

/** WXR 1.0 to 1.2. The file is read twice: first the pictures and places that its posts refer to by number. */
export const reader: Reader = { fileName, read: (source) => readWxr(source) }

export async function* readWxr(
  { files }: ReadSource,
  otherTypes: readonly string[] = [],
): AsyncGenerator<Part> {
  const names = files?.names.filter((one) => fileName.test(one)).sort() ?? []
  if (!files || names.length === 0) throw new UnreadableSource(movingCopy.noFileOfKind)
  const library: Library = { attachments: new Map(), venues: new Map(), site: undefined }
  for (const name of names)
    await collect(
      library,
      wxrStream(() => files.read(name)),
    )
  if (library.site) yield { site: library.site }
  const reading: Reading = { library, otherTypes, others: new Map(), count: 0 }
  const faults: { name: string; line: number }[] = []
  for (const name of names) {
    const stream = wxrStream(() => files.read(name))
    for await (const post of stream.items) yield* itemsOf(post, reading)
    const line = stream.faultLine()
    if (line !== undefined) faults.push({ name, line })
  }
  const [first] = faults
  if (reading.count === 0)
    throw new UnreadableSource(first ? movingCopy.onlyBadXml(first.line) : movingCopy.notXml)
  for (const [type, number] of reading.others)
    yield { problem: movingCopy.noPlace, name: `${number} × ${type}` }
  for (const { name, line } of faults) yield { problem: movingCopy.badXml(line), name }
}

interface Reading {
  library: Library
  otherTypes: readonly string[]
  /** The number of posts without a place here, by type. */
  others: Map<string, number>
  count: number
}

function* itemsOf(post: WxrItem, reading: Reading): Iterable<Item> {
  const { library, otherTypes, others } = reading
  reading.count++
  const leaveOut = (name: string, number: number) =>
    others.set(name, (others.get(name) ?? 0) + number)
  if (post.comments > 0) leaveOut(movingCopy.comments, post.comments)
  const omitted = omittedAs(post, otherTypes)
  if (omitted === undefined) yield itemOf(post, library, (name) => leaveOut(`[${name}]`, 1))
  else if (omitted) leaveOut(omitted, 1)
}

/** The type of a post that is left out; undefined if it comes, blank if it comes with others. */
function omittedAs({ texts }: WxrItem, otherTypes: readonly string[]): string | undefined {
  const type = (texts['wp:post_type'] ?? '').trim() || 'post'
  const status = (texts['wp:status'] ?? '').trim()
  if (status === 'trash' || status === 'auto-draft') return movingCopy.inTrash
  if (type === 'tribe_venue') return ''
  return [...postTypes, ...otherTypes].includes(type) ? undefined : type
}

async function collect(library: Library, { items, channel }: ReturnType<typeof wxrStream>) {
  for await (const post of items) {
    const { texts, meta } = post
    const id = copied(texts['wp:post_id']?.trim())
    const type = texts['wp:post_type']?.trim()
    if (type === 'attachment') library.attachments.set(id, attachmentOf(post))
    if (type === 'tribe_venue') {
      const { _VenueAddress: street, _VenueZip: zip, _VenueCity: city } = meta
      const place = [zip, city].filter(Boolean).join(' ')
      library.venues.set(id, {
        name: copied(plainText(texts.title ?? '')),
        address: copied([street, place].filter(Boolean).join(', ')),
      })
    }
  }
  const site = channel['wp:base_blog_url'] || channel.link
  library.site ??= site && URL.canParse(site) ? site : undefined
}

function attachmentOf({ texts, meta }: WxrItem) {
  return {
    url: copied((texts['wp:attachment_url'] || texts.guid || '').trim()),
    alt: copied(meta._wp_attachment_image_alt),
    caption: copied(texts['excerpt:encoded']),
  }
}
