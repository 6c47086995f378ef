import { href } from 'react-router'
import { instantText } from '~/danish/dates'
import { emailKey } from '~/platform/auth/email-key'
import type { Backend } from '~/platform/backend.server'
import type { PersonalData } from '~/platform/privacy/personal-data'
import { deleteExpiredSignUps } from './sign-up.server'
import { subscribersCopy } from './subscribers.copy'
import { leftKey } from './tokens.server'

/** Readers with this address, those who want to move to it, and those of it who have left. */
function readersAt(backend: Backend, email: string) {
  return backend.db
    .selectFrom('subscribers')
    .where(({ or, eb, fn }) =>
      or([
        eb('email_key', 'in', [emailKey(email), leftKey(backend, email)]),
        eb(fn<string>('lower', ['new_email']), '=', email),
      ]),
    )
}

export const subscribersData: PersonalData = {
  name: subscribersCopy.title,
  async find(backend, who) {
    const { db } = backend
    const rows = await readersAt(backend, who)
      .select(['id', 'email', 'new_email', 'state', 'reason', 'created_at', 'updated_at'])
      .execute()
    return Promise.all(
      rows.map(async (row) => ({
        title: subscribersCopy.states[row.state],
        detail: instantText(row.created_at),
        email: who,
        path: href('/admin/brev/modtagere'),
        data: {
          ...row,
          consents: await db
            .selectFrom('consents')
            .select(['wording', 'place', 'given_at', 'confirmed_at'])
            .where('subscriber_id', '=', row.id)
            .orderBy('given_at')
            .execute(),
          letters: await db
            .selectFrom('letter_deliveries')
            .innerJoin(
              'letter_sendings',
              'letter_sendings.letter_id',
              'letter_deliveries.letter_id',
            )
            .select(['subject', 'letter_deliveries.state', 'updated_at'])
            .where('subscriber_id', '=', row.id)
            .orderBy('updated_at')
            .execute(),
        },
      })),
    )
  },
  /** Consents go with the reader. One who wants to move to the address stays, and does not move. */
  async erase(inside, email, until) {
    const { db } = inside
    const keys = [emailKey(email), leftKey(inside, email)]
    const rows = await readersAt(inside, email)
      .select(['id', 'email_key'])
      .where('created_at', '<', until)
      .execute()
    for (const { id, email_key } of rows) {
      if (keys.includes(email_key)) {
        await db.deleteFrom('letter_deliveries').where('subscriber_id', '=', id).execute()
        await db.deleteFrom('subscribers').where('id', '=', id).execute()
      } else {
        const noMove = { new_email: null, token_hash: null, token_expires_at: null }
        await db.updateTable('subscribers').set(noMove).where('id', '=', id).execute()
      }
    }
  },
  async addresses({ db }) {
    const rows = await db.selectFrom('subscribers').select(['email', 'new_email']).execute()
    return rows.flatMap(({ email, new_email }) =>
      [email, new_email].flatMap((one) => one?.toLowerCase() ?? []),
    )
  },
  expire: deleteExpiredSignUps,
}
