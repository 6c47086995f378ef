import { z } from 'zod'
import { tryOrUndefined } from '~/http/try-or-undefined'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'

/** The key of the fields in an export for WordPress, which has no element for them. */
export const ownFieldsKey = '_skrivestue'

/** Columns that have elements of their own, or that are no text of a form. */
const others =
  /^(?:id|title|slug|content|description|revision|publish\w*|\w+_at|\w+_ids?|image_\w+|sort_order|media)$/

const isOwn = ([name]: [string, unknown]) => !others.test(name)
const list = z.array(z.string())
const fields = z.record(z.string(), z.union([z.string(), list]))

/** The fields of a row, as a form sends them. */
export function writtenOwnFields(row: PlainRow): string {
  const columns = Object.entries(row).filter(isOwn)
  const filled = columns.filter(([, value]) => value !== null && value !== '' && value !== 0)
  return JSON.stringify(
    Object.fromEntries(
      filled.map(([name, value]) => {
        if (/^(?:is_|keep_)/.test(name)) return [name, 'on']
        const items = list.safeParse(tryOrUndefined(() => JSON.parse(String(value))))
        return [name, items.data ?? String(value)]
      }),
    ),
  )
}

export function readOwnFields(written = ''): z.output<typeof fields> {
  const { data = {} } = fields.safeParse(tryOrUndefined(() => JSON.parse(written)))
  return Object.fromEntries(Object.entries(data).filter(isOwn))
}
