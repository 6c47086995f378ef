import { must } from './case.ts'
import { type Author, query } from './site.ts'

/** A testimonial and the number of its acknowledged steps: added, deleted, restored. */
export interface Steps {
  id: string
  steps: number
}

/** Adds a testimonial, deletes it and restores it from the trash. */
export async function addDeleteRestore(
  dataDir: string,
  author: Author,
  name: string,
  done: Steps[],
): Promise<void> {
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await author.post(`${path}.data`, new URLSearchParams(fields))
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  await send('/admin/anbefalinger', { revision: '0', name, title: '', quote: 'Vi sang.' })
  const [{ id } = { id: '' }] = query<{ id: string }>(
    dataDir,
    'select id from testimonials where name = ?',
    name,
  )
  const row = { id, steps: 1 }
  done.push(row)
  await send('/admin/anbefalinger', { intent: 'delete', id })
  row.steps = 2
  // Every second testimonial stays in the trash.
  if (done.length % 2 === 0) return
  const [{ change } = { change: '' }] = query<{ change: string }>(
    dataDir,
    'select change_id as change from trash where row_id = ?',
    id,
  )
  await send('/admin/papirkurv', { intent: 'restore', change })
  row.steps = 3
}

/**
 * Requires that history, trash and list contain every acknowledged step and match each other. The last row
 * may be one step ahead.
 */
export function requireSteps(dataDir: string, done: readonly Steps[]): void {
  const count = (statement: string, id: string) =>
    query<{ n: number }>(dataDir, `select count(*) as n from ${statement} = ?`, id)[0]?.n ?? 0
  for (const [place, { id, steps }] of done.entries()) {
    const stored = count('row_versions where row_id', id)
    const mayBeAhead = place === done.length - 1
    must(stored === steps || (mayBeAhead && stored === steps + 1), `${stored} of ${steps} steps`)
    const isDeleted = stored === 2
    must(count('testimonials where id', id) === Number(!isDeleted), `${id} after ${stored} steps`)
    must(count('trash where row_id', id) === Number(isDeleted), `trash after ${stored} steps`)
  }
}
