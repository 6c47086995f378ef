import type { z } from 'zod'

/** The path segment of a row that does not exist yet. */
export const newRow = 'ny'

/** The values of a stored row: all fields of the schema, so that none is saved as blank. */
export type StoredValues<Schema extends z.ZodType> = Record<keyof z.input<Schema>, unknown> & {
  revision: number
}

/** The values that fill the form of a new row; any field may start blank. */
export type NewValues<Schema extends z.ZodType> = Partial<
  Record<keyof z.input<Schema>, unknown>
> & { revision: 0 }

export type FormValues<Schema extends z.ZodType> = StoredValues<Schema> | NewValues<Schema>
