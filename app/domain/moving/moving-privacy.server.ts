import { subDays } from 'date-fns/subDays'
import { href } from 'react-router'
import { instantText } from '~/danish/dates'
import { tryOrUndefined } from '~/http/try-or-undefined'
import type { Backend } from '~/platform/backend.server'
import { containsText } from '~/platform/db/listing.server'
import type { PersonalData } from '~/platform/privacy/personal-data'
import type { Item } from './items'
import { movingCopy } from './moving.copy'

/** As long as the source itself. */
const keptDays = 30

/** The subscribers of sources that were read, also those who were never added. */
export const importedSubscribersData: PersonalData = {
  name: movingCopy.readSubscribers,
  async find(backend, who) {
    const rows = await subscribersIn(backend)
      .innerJoin('imports', 'imports.id', 'import_id')
      .select(['import_id', 'source', 'created_at', 'content'])
      .where(containsText('content', `"email":${JSON.stringify(who).slice(0, -1)}`))
      .execute()
    return rows.map(({ import_id: id, source, created_at, content }) => ({
      title: source,
      detail: instantText(created_at),
      ...(emailIn(content) && { email: emailIn(content) }),
      path: href('/admin/flyt-ind/:id', { id }),
      data: { source, ...readerIn(content) },
    }))
  },
  async erase(inside, email, until) {
    await inside.db
      .deleteFrom('import_items')
      .where('kind', '=', 'subscriber')
      .where(containsText('content', `"email":${JSON.stringify(email)}`))
      .where('import_id', 'in', importsBefore(inside, 'created_at', until))
      .execute()
  },
  async addresses(backend) {
    const rows = await subscribersIn(backend).select('content').execute()
    return [...new Set(rows.flatMap(({ content }) => emailIn(content) ?? []))]
  },
  async expire(backend) {
    const before = subDays(backend.clock.now(), keptDays).toISOString()
    await backend.db
      .deleteFrom('import_items')
      .where('kind', '=', 'subscriber')
      .where('content', '<>', '')
      .where('import_id', 'in', importsBefore(backend, 'updated_at', before))
      .execute()
  },
}

function subscribersIn({ db }: Backend) {
  return db
    .selectFrom('import_items')
    .where('import_items.kind', '=', 'subscriber')
    .where('content', '<>', '')
}

function importsBefore({ db }: Backend, column: 'created_at' | 'updated_at', instant: string) {
  return db.selectFrom('imports').select('id').where(column, '<', instant)
}

const readerIn = (content: string) => tryOrUndefined(() => (JSON.parse(content) as Item).reader)

const emailIn = (content: string) => readerIn(content)?.email.toLowerCase()
