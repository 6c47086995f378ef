import type { z } from 'zod'

/** What a form is filled with for a stored row: every field that its schema reads, so that none is saved as blank. */
export type StoredValues<Schema extends z.ZodType> = Record<keyof z.input<Schema>, unknown> & {
  revision: number
}

/** What a form is filled with for a new row: fields may begin blank. */
export type NewValues<Schema extends z.ZodType> = Partial<
  Record<keyof z.input<Schema>, unknown>
> & { revision: 0 }

export type FormValues<Schema extends z.ZodType> = StoredValues<Schema> | NewValues<Schema>
