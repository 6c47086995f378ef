import { subMonths } from 'date-fns/subMonths'
import { href } from 'react-router'
import { instantText } from '~/danish/dates'
import { textsAt } from '~/domain/content/content.server'
import { eraseHistory, rowsWithText } from '~/domain/history/erase-history.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { eraseRow } from '~/platform/changes/rows.server'
import { containsText } from '~/platform/db/listing.server'
import type { PersonalData } from '~/platform/privacy/personal-data'
import { enquiryCopy } from './enquiries.copy'

export async function enquiryMonths(backend: Backend): Promise<number> {
  const key = 'funktioner.enquiry_months'
  return Number((await textsAt(backend, [key]))[key])
}

export const enquiriesData: PersonalData = {
  name: enquiryCopy.title,
  async find({ db }, who) {
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where(({ or, eb }) => or([eb('email', '=', who), containsText('name', who)]))
      .orderBy('created_at')
      .execute()
    return rows.map((row) => ({
      title: `${row.name} · ${row.subject || enquiryCopy.general}`,
      detail: instantText(row.created_at),
      email: row.email,
      path: href('/admin/henvendelser/:id', { id: row.id }),
      data: row,
    }))
  },
  async erase(inside, email, until) {
    const rows = await inside.db
      .selectFrom('enquiries')
      .select(['id', 'created_at'])
      .where('email', '=', email)
      .execute()
    const kept = new Set(rows.filter((row) => row.created_at >= until).map(({ id }) => id))
    const former = await rowsWithText(inside, 'enquiries', `"email":"${email}"`)
    const ids = new Set([...rows.map(({ id }) => id), ...former])
    await eraseEnquiries(
      inside,
      [...ids].filter((id) => !kept.has(id)),
    )
  },
  async addresses({ db }) {
    const rows = await db.selectFrom('enquiries').select('email').distinct().execute()
    return rows.map(({ email }) => email)
  },
  async expire(backend) {
    const before = subMonths(backend.clock.now(), await enquiryMonths(backend)).toISOString()
    await inTransaction(backend, async (inside) => {
      const rows = await inside.db
        .selectFrom('enquiries')
        .select('id')
        .where('updated_at', '<', before)
        .execute()
      await eraseEnquiries(
        inside,
        rows.map(({ id }) => id),
      )
    })
  },
}

async function eraseEnquiries(inside: Backend, ids: readonly string[]): Promise<void> {
  for (const id of ids) await eraseRow(inside, 'enquiries', id)
  await eraseHistory(inside, 'enquiries', ids)
}
