import { isPublished } from '~/domain/publishing/visibility.server'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import type { OrganisersPart } from './organisers'

export const organiserColumns = [
  'intro_short',
  'intro_middle',
  'intro_long',
  'technical_needs',
  'fee',
] as const satisfies (keyof Schema['lectures'])[]

/** The texts of a public lecture for organisers; undefined if all are blank. */
export async function readOrganisersPart(
  backend: Backend,
  lectureId: string,
): Promise<OrganisersPart | undefined> {
  const row = await backend.db
    .selectFrom('lectures')
    .select(organiserColumns)
    .where('id', '=', lectureId)
    .where(isPublished(backend, 'lectures'))
    .executeTakeFirst()
  if (!row || !hasOrganisersPage(row)) return undefined
  const { intro_short: short, intro_middle: middle, intro_long: long } = row
  return {
    introductions: { short, middle, long },
    technicalNeeds: row.technical_needs,
    fee: row.fee,
  }
}

export function hasOrganisersPage(
  row: Pick<Schema['lectures'], (typeof organiserColumns)[number]>,
): boolean {
  return organiserColumns.some((column) => row[column])
}
