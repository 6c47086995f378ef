import { sql } from 'kysely'
import type { ReviewForm } from '~/domain/bibliography/bibliography.form'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { cleanRichText } from '~/platform/rich-text.server'
import { DomainError } from '~/platform/runtime/domain-error'

const nouns = ['reviews'] as const

/** @throws DomainError missing, when the work is gone */
export async function addReview(
  backend: Backend,
  admin: Admin,
  workId: string,
  { quote_text, ...values }: Omit<ReviewForm, 'revision'>,
): Promise<void> {
  await commitChange(backend, nouns, async (tx) => {
    const last = await lastPosition(tx, workId)
    await insertRow(tx, admin, 'reviews', {
      ...values,
      bibliography_id: workId,
      quote_text: cleanRichText(quote_text),
      sort_order: last + 1,
    })
  })
}

/** @throws DomainError missing, outdated */
export async function updateReview(
  backend: Backend,
  admin: Admin,
  id: string,
  { quote_text, revision, ...values }: ReviewForm,
): Promise<void> {
  await commitChange(backend, nouns, (tx) => {
    const changed = { ...values, quote_text: cleanRichText(quote_text) }
    return updateRow(tx, admin, 'reviews', { id, revision }, changed)
  })
}

async function lastPosition({ db }: Backend, workId: string): Promise<number> {
  const row = await db
    .selectFrom('bibliography')
    .leftJoin('reviews', 'reviews.bibliography_id', 'bibliography.id')
    .select(sql<number>`coalesce(max(sort_order), 0)`.as('last'))
    .where('bibliography.id', '=', workId)
    .groupBy('bibliography.id')
    .executeTakeFirst()
  if (!row) throw new DomainError('missing')
  return Number(row.last)
}

/** @returns the previous order */
export async function arrangeReviews(
  backend: Backend,
  admin: Admin,
  workId: string,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, nouns, (tx) =>
    arrangeRows(tx, admin, 'reviews', (eb) => eb('bibliography_id', '=', workId), arrangement),
  )
}
