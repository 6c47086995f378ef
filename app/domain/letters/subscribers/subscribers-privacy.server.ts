import { instantText } from '~/danish/dates'
import type { PersonalData } from '~/platform/privacy/personal-data'
import { signOff } from './reader.server'

/** Deleting a reader signs her off, which keeps only a keyed hash of the address. */
export const subscribersData: PersonalData = {
  name: 'Brev til læserne',
  async find({ db }, who) {
    const rows = await db
      .selectFrom('subscribers')
      .select(['id', 'email', 'state', 'created_at', 'updated_at'])
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', who))
      .execute()
    return rows.map((row) => ({
      title: row.email ?? '',
      detail: instantText(row.created_at),
      ...(row.email && { email: row.email }),
      data: row,
    }))
  },
  async erase(inside, email, until) {
    const rows = await inside.db
      .selectFrom('subscribers')
      .select('id')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
      .where('created_at', '<', until)
      .execute()
    for (const { id } of rows) await signOff(inside, id)
  },
  async addresses({ db }) {
    const rows = await db
      .selectFrom('subscribers')
      .select('email')
      .where('email', 'is not', null)
      .execute()
    return rows.flatMap(({ email }) => email?.toLowerCase() ?? [])
  },
}
