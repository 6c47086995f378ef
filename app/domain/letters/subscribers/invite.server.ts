import { addDays } from 'date-fns/addDays'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { confirmationDays } from './sign-up.server'
import { mailConfirmation } from './subscriber-mails.server'
import { newConfirmationToken } from './tokens.server'

/**
 * Asks readers of an import whether they want the letter, at most `limit` at a time, so that the outbox is free for
 * other mails.
 */
export async function inviteImported(backend: Backend, limit: number): Promise<void> {
  const rows = await backend.db
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('state', '=', 'pending')
    .where('token_hash', 'is', null)
    .limit(limit)
    .execute()
  for (const { id, email } of rows) {
    await inTransaction(backend, async (tx) => {
      const { token, hash } = newConfirmationToken()
      const { numUpdatedRows } = await tx.db
        .updateTable('subscribers')
        .set({
          token_hash: hash,
          token_expires_at: addDays(tx.clock.now(), confirmationDays).toISOString(),
        })
        .where('id', '=', id)
        .where('token_hash', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n && email !== null) await mailConfirmation(tx, email, token)
    })
  }
}
