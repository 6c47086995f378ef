import { type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { containsText } from '~/platform/db/listing.server'

const maxMentions = 100

/** The ids of rows of which some version has a text, also deleted rows. */
export async function rowsWithText({ db }: Backend, noun: Noun, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('row_versions')
    .select('row_id')
    .distinct()
    .where('noun', '=', noun)
    .where(sql<SqlBool>`lower(content) like ${exactPatternOf(text)} escape '!'`)
    .execute()
  return rows.map(({ row_id }) => row_id)
}

/** Deletes all versions of rows and their places in the trash. The rows themselves must be gone. */
export async function eraseHistory({ db }: Backend, noun: Noun, ids: readonly string[]) {
  if (ids.length === 0) return
  await db.deleteFrom('row_versions').where('noun', '=', noun).where('row_id', 'in', ids).execute()
  await db.deleteFrom('trash').where('noun', '=', noun).where('row_id', 'in', ids).execute()
}

/** Versions of other rows that have a text, the latest of each row. */
export async function mentionsInHistory({ db }: Backend, except: Noun, text: string) {
  const rows = await db
    .selectFrom('row_versions')
    .select(({ fn }) => ['noun', 'row_id', fn.max('at').as('at'), fn.max('summary').as('summary')])
    .where('noun', '!=', except)
    .where(containsText('content', text))
    .groupBy(['noun', 'row_id'])
    .limit(maxMentions)
    .execute()
  return rows
}

const exactPatternOf = (text: string) => `%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
