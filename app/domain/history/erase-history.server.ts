import { type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { containsText } from '~/platform/db/listing.server'
import { letOthersIn } from '~/platform/runtime/event-loop'

const maxMentions = 100

/** A part of the history whose texts are read in some milliseconds. */
const versionsAtOnce = 500

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

/** Versions of other rows that have a text, the latest of each row, the newest first. */
export async function mentionsInHistory(backend: Backend, except: Noun, text: string) {
  const found: Mention[] = []
  const rows = new Set<string>()
  let before = endOfTime
  while (before !== '') {
    const from = await startOfPart(backend, before)
    const part = await letOthersIn(() => mentionsIn(backend, except, text, { from, before }))
    for (const mention of part) {
      const row = `${mention.noun} ${mention.row_id}`
      if (!rows.has(row)) found.push(mention)
      rows.add(row)
      if (found.length === maxMentions) return found
    }
    before = from
  }
  return found
}

type Mention = Awaited<ReturnType<typeof mentionsIn>>[number]

const endOfTime = '9999'

/** The time of the oldest version of the next part; empty for the last part. */
async function startOfPart({ db }: Backend, before: string): Promise<string> {
  const oldest = await db
    .selectFrom('row_versions')
    .select('at')
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .offset(versionsAtOnce - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest?.at ?? ''
}

function mentionsIn(
  { db }: Backend,
  except: Noun,
  text: string,
  { from, before }: { from: string; before: string },
) {
  return db
    .selectFrom('row_versions')
    .select(['noun', 'row_id', 'at', 'summary'])
    .where('at', '>=', from)
    .where('at', '<', before)
    .where('noun', '!=', except)
    .where(containsText('content', text))
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

const exactPatternOf = (text: string) => `%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
