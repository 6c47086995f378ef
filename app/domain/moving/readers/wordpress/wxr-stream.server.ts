import type { Readable } from 'node:stream'
import { escapeUTF8 } from 'entities'
import { SaxesParser } from 'saxes'
import { decoded } from '~/domain/moving/sources/decode'
import { faultOf } from '~/platform/runtime/fault'
import { escapedAmpersands } from './ampersands'

/** An `item` of an export: its texts by tag name, and the parts of which it can have several. */
export interface WxrItem {
  texts: Record<string, string>
  categories: { domain: string; name: string }[]
  meta: Record<string, string>
  comments: number
}

export interface WxrStream {
  items: AsyncIterable<WxrItem>
  channel: Record<string, string>
  /** The line of the first fault; undefined if the file is well-formed so far. */
  faultLine(): number | undefined
}

/** Longer texts of one element are cut, and are then too long for every form. */
const maxTextLength = 20_000_000

/** Reads an export item by item. Faults of the XML are passed over; entities other than XML's own stay as written. */
export function wxrStream(open: () => Promise<Readable>): WxrStream {
  const collector = new Collector()
  async function* items() {
    const texts = escapedAmpersands(decoded(await open()))
    try {
      for await (const text of texts) {
        collector.write(text)
        yield* collector.take()
      }
    } catch (error) {
      if (faultOf(error)) throw error
      // The rest of a damaged archive.
      collector.fail()
    }
    collector.close()
    yield* collector.take()
  }
  return { items: items(), channel: collector.channel, faultLine: () => collector.faultLine }
}

/** Elements with a text that some programs write as elements, not as CDATA. */
const marked = new Set(['content:encoded', 'excerpt:encoded', 'description'])

const namespaces: [RegExp, string][] = [
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/, 'excerpt'],
  [/^https?:\/\/wordpress\.org\/export\//, 'wp'],
  [/^https?:\/\/purl\.org\/rss\/[\d.]+\/modules\/content\/$/, 'content'],
]

class Collector {
  readonly channel: Record<string, string> = {}
  faultLine: number | undefined
  #finished: WxrItem[] = []
  #item: WxrItem | undefined
  #path: string[] = []
  #attributes: Record<string, string> = {}
  #meta: { key: string; value: string } | undefined
  #text = ''
  /** The open element whose text contains elements. */
  #marked: string | undefined
  readonly #prefixes = new Map<string, string>()
  readonly #parser = new SaxesParser({ xmlns: false, position: true })

  constructor() {
    const parser = this.#parser
    parser.on('error', () => this.fail())
    parser.on('opentag', ({ name, attributes }) => this.#open(this.#canonical(name), attributes))
    parser.on('closetag', ({ name }) => this.#close(this.#canonical(name)))
    parser.on('text', (text) => this.#add(text))
    parser.on('cdata', (text) => this.#add(text))
  }

  write(text: string) {
    this.#parser.write(text)
  }

  fail() {
    this.faultLine ??= this.#parser.line
  }

  /** An item that is cut off comes with its complete fields, if its text is complete. */
  close() {
    try {
      this.#parser.close()
    } catch {
      this.fail()
    }
    this.#finish()
  }

  take(): WxrItem[] {
    return this.#finished.splice(0)
  }

  #finish() {
    if (this.#item?.texts['content:encoded'] !== undefined) this.#finished.push(this.#item)
    this.#item = undefined
  }

  /** The name with the prefix that WordPress writes, whatever that of the file is. */
  #canonical(name: string): string {
    const [prefix = '', ...local] = name.split(':')
    return local.length > 0 ? `${this.#prefixes.get(prefix) ?? prefix}:${local.join(':')}` : name
  }

  #readPrefixes(attributes: Record<string, string>) {
    for (const [name, uri] of Object.entries(attributes)) {
      const known = namespaces.find(([pattern]) => pattern.test(uri))
      if (known && name.startsWith('xmlns:')) this.#prefixes.set(name.slice(6), known[1])
    }
  }

  #add(text: string) {
    this.#text += text.slice(0, maxTextLength - this.#text.length)
  }

  #open(name: string, attributes: Record<string, string>) {
    if (this.#marked && name !== 'item' && !name.startsWith('wp:')) {
      const written = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeUTF8(value)}"`,
      )
      return this.#add(`<${name}${written.join('')}>`)
    }
    if (this.#path.length < 2) this.#readPrefixes(attributes)
    this.#path.push(name)
    this.#text = ''
    this.#attributes = attributes
    this.#marked = this.#item && marked.has(name) ? name : undefined
    if (name === 'item') {
      this.#finish()
      this.#item = { texts: {}, categories: [], meta: {}, comments: 0 }
    }
    if (name === 'wp:postmeta') this.#meta = { key: '', value: '' }
  }

  #close(name: string) {
    if (this.#marked && name !== this.#marked && name !== 'item') return this.#add(`</${name}>`)
    this.#marked = undefined
    const depth = this.#path.lastIndexOf(name)
    if (depth >= 0) this.#path.length = depth
    const text = this.#text
    this.#text = ''
    if (!this.#item) {
      if (this.#path.length === 2) this.channel[name] ??= text.trim()
    } else if (name === 'item') {
      this.#finished.push(this.#item)
      this.#item = undefined
    } else this.#addPart(this.#item, name, text)
  }

  #addPart(item: WxrItem, name: string, text: string) {
    if (name === 'category') {
      const { domain = 'category' } = this.#attributes
      item.categories.push({ domain, name: text.trim() })
    } else if (name === 'wp:comment') item.comments++
    else if (name === 'wp:meta_key' && this.#meta) this.#meta.key = text.trim()
    else if (name === 'wp:meta_value' && this.#meta) this.#meta.value = text
    else if (name === 'wp:postmeta' && this.#meta) {
      item.meta[this.#meta.key] ??= this.#meta.value
      this.#meta = undefined
    } else if (!this.#path.includes('wp:comment')) item.texts[name] ??= text
  }
}
