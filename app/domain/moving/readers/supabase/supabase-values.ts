import type { FileReference, SourceColumns } from '~/domain/moving/items'
import { rowId } from '~/forms/form-fields'
import type { SourceRow, Tables } from './supabase-rows.server'

export const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
export const isOn = (value: unknown) => value === true || /^(?:t|true|1|on)$/i.test(text(value))
export const id = (value: unknown) => (rowId.safeParse(value).success ? { id: String(value) } : {})
export const order = (value: unknown) =>
  /^-?\d{1,9}$/.test(text(value)) ? { sort_order: Number(value) } : {}

export function instants(row: SourceRow): SourceColumns {
  return Object.fromEntries(
    ['created_at', 'updated_at'].flatMap((name) => {
      const value = text(row[name])
        .replace(' ', 'T')
        .replace(/([+-]\d\d)$/, '$1:00')
      const instant = new Date(/T.*(?:Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`)
      return value && !Number.isNaN(instant.getTime()) ? [[name, instant.toISOString()]] : []
    }),
  )
}

export function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(text)
  const list = text(value)
  if (list.startsWith('{'))
    return [...list.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(
      ([, quoted, plain]) => (quoted ?? plain ?? '').replace(/\\(.)/g, '$1'),
    )
  try {
    const parsed: unknown = JSON.parse(list)
    return Array.isArray(parsed) ? parsed.map(text) : [list]
  } catch {
    return list ? [list] : []
  }
}

/** A picture at a path of the bucket, or at a URL. */
export function pictureAt(
  path: unknown,
  tables: Pick<Tables, 'fileUrl'>,
  image?: SourceRow,
): FileReference | undefined {
  const file = text(path).replace(/^.*\/storage\/v1\/object\/public\/images\//, '')
  if (!file) return undefined
  const isUrl = /^https?:\/\//i.test(file)
  const url = isUrl ? file : tables.fileUrl?.('images', file)
  const [x, y] = [Number(image?.focus_x ?? 0.5), Number(image?.focus_y ?? 0.5)]
  const isFocus = [x, y].every((part) => part >= 0 && part <= 1)
  return {
    ...(url && { url }),
    ...(!isUrl && { name: `images/${file}`, storedAt: `images/${file}` }),
    alt: text(image?.alt_text),
    ...(isFocus && { focus: { x, y } }),
  }
}
