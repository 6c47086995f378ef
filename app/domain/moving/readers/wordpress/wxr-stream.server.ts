import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'

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

/** Longer texts of one element are cut. */
const maxTextLength = 20_000_000

/** Reads an export item by item. Faults of the XML are passed over; entities other than XML's own stay as written. */
export function wxrStream(open: () => Promise<Readable>): WxrStream {
  const collector = new Collector()
  async function* items() {
    let decoder: TextDecoder | undefined
    for await (const chunk of await open()) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      collector.write(decoder.decode(chunk, { stream: true }))
      yield* collector.take()
    }
    collector.close()
    yield* collector.take()
  }
  return { items: items(), channel: collector.channel, faultLine: () => collector.faultLine }
}

class Collector {
  readonly channel: Record<string, string> = {}
  faultLine: number | undefined
  #finished: WxrItem[] = []
  #item: WxrItem | undefined
  #path: string[] = []
  #attributes: Record<string, string> = {}
  #meta: { key: string; value: string } | undefined
  #text = ''
  readonly #parser = new SaxesParser({ xmlns: false, position: true })

  constructor() {
    const parser = this.#parser
    parser.on('error', () => {
      this.faultLine ??= parser.line
    })
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes))
    parser.on('closetag', ({ name }) => this.#close(name))
    parser.on('text', (text) => this.#add(text))
    parser.on('cdata', (text) => this.#add(text))
  }

  write(text: string) {
    this.#parser.write(text)
  }

  /** An item that is not ended, since the file is cut off, does not come. */
  close() {
    try {
      this.#parser.close()
    } catch {
      this.faultLine ??= this.#parser.line
    }
  }

  take(): WxrItem[] {
    return this.#finished.splice(0)
  }

  #add(text: string) {
    if (this.#text.length + text.length <= maxTextLength) this.#text += text
  }

  #open(name: string, attributes: Record<string, string>) {
    this.#path.push(name)
    this.#text = ''
    this.#attributes = attributes
    if (name === 'item') this.#item = { texts: {}, categories: [], meta: {}, comments: 0 }
    if (name === 'wp:postmeta') this.#meta = { key: '', value: '' }
  }

  #close(name: string) {
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

function encodingOf(start: Buffer): string {
  const [, declared = 'utf-8'] =
    /^[^>]*encoding=["']([\w-]+)["']/.exec(start.subarray(0, 200).toString('latin1')) ?? []
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}
