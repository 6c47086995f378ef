import { pathKey } from '~/domain/redirects/path-key'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { storedRow } from '~/platform/changes/rows.server'

/** The new paths of the former ones of a source's site. */
export class Links {
  /** The number of links, since it was set to 0, to pages of the source's site that are not here, or not yet. */
  unresolved = 0
  readonly #backend: Backend
  readonly #origin: string
  readonly #site: string | undefined
  readonly #rows = new Map<string, { noun: Noun; row_id: string }>()

  constructor(backend: Backend, origin: string, site: string | undefined) {
    this.#backend = backend
    this.#origin = origin
    this.#site = site
  }

  absolute(url: string): string {
    return this.#site && URL.canParse(url, this.#site) ? new URL(url, this.#site).href : url
  }

  add(paths: readonly string[], row: { noun: Noun; row_id: string }): void {
    for (const path of paths) {
      const key = pathKey(path)
      if (key) this.#rows.set(key, row)
    }
  }

  async load(): Promise<void> {
    const rows = await this.#backend.db
      .selectFrom('import_rows')
      .select(['noun', 'row_id', 'paths'])
      .where('origin', '=', this.#origin)
      .where('paths', 'is not', null)
      .execute()
    for (const { paths, ...row } of rows) this.add(JSON.parse(paths ?? '[]'), row)
  }

  async resolve(url: string): Promise<string> {
    const former = formerPath(url, this.#site)
    if (former === undefined) return url
    const keys = [former.path + former.search, former.path].map((path) => pathKey(path) ?? '')
    const row = keys.map((key) => this.#rows.get(key)).find(Boolean)
    const path = row && (await this.pathOf(row))
    if (path) return path + former.hash
    this.unresolved++
    return this.absolute(url)
  }

  async pathOf({ noun, row_id }: { noun: Noun; row_id: string }): Promise<string | undefined> {
    const description = this.#backend.nouns[noun]
    if (noun === 'editable_content') return '/'
    if (!('pathOf' in description)) return undefined
    const row = await storedRow(this.#backend, noun, row_id)
    return row ? description.pathOf(String(row.slug)) : undefined
  }
}

/** The parts of a link to the source's own site, whatever its scheme and `www.`; undefined for other links. */
export function formerPath(url: string, site: string | undefined) {
  const base = site && URL.canParse(site) ? site : 'http://source.invalid/'
  if (/^(?:#|mailto:|tel:)/i.test(url) || !URL.canParse(url, base)) return undefined
  const { host, pathname, search, hash, protocol } = new URL(url, base)
  const plain = (name: string) => name.replace(/^www\./, '')
  if (!/^https?:$/.test(protocol) || plain(host) !== plain(new URL(base).host)) return undefined
  return { path: pathname, search, hash }
}
