import type { SelectType } from 'kysely'
import type { z } from 'zod'
import { publicationValues } from '~/domain/publishing/publication.form'
import { shapeOf } from '~/forms/schema-shape'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { asTable, columnsOf } from '~/platform/changes/nouns'
import { parseList } from '~/platform/db/list-column'
import type { Schema } from '~/platform/db/schema'

type Value<Stored, Output> = Output extends readonly string[] ? string[] : Stored

type RowForForm<N extends Noun, Form extends z.ZodType> = {
  [C in keyof z.input<Form> & keyof z.output<Form> & keyof Schema[N]]: Value<
    SelectType<Schema[N][C]>,
    z.output<Form>[C]
  >
} & {
  // The form's transform replaces this column by its picture.
  [C in 'image_url' & keyof z.input<Form> & keyof Schema[N]]: SelectType<Schema[N][C]>
} & { revision: number } & ('publish' extends keyof z.input<Form>
    ? ReturnType<typeof publicationValues>
    : unknown)

/** The columns that are fields of the schema. `StoredValues` makes a field that the caller forgets a type error. */
export async function rowForForm<N extends Noun, Form extends z.ZodType>(
  { db, clock, nouns }: Backend,
  noun: N,
  form: Form,
  id: string,
): Promise<RowForForm<N, Form> | undefined> {
  const fields = shapeOf(form)
  const columns = columnsOf(nouns, noun).filter(
    ([name]) => name in fields || (name === 'published_at' && 'publish' in fields),
  )
  const row = (await db
    .selectFrom(asTable(noun))
    .select(['revision', ...columns.map(([name]) => name as 'title')])
    .where('id', '=', id)
    .executeTakeFirst()) as Record<string, unknown> | undefined
  if (!row) return undefined
  const { published_at, ...values } = row
  for (const [name, column] of columns) {
    const isList = typeof column === 'object' && column?.kind === 'list'
    if (isList) values[name] = parseList(String(row[name]))
  }
  const publication =
    'publish' in fields ? publicationValues(clock, published_at as string | null) : {}
  return { ...values, ...publication } as RowForForm<N, Form>
}
