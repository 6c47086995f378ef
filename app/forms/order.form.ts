import { z } from 'zod'
import { missingFieldMessage } from './form-fields'

/** Ids, joined with commas. */
export const ids = z
  .string(missingFieldMessage)
  .max(1_000_000)
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.string()).max(20_000))

/** The new order of a list, with the ids of the rows that the author moved. */
export const orderForm = z.object({ order: ids, moved: ids })
