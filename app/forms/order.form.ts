import { z } from 'zod'
import { notSent } from './form-fields'

/** Ids, joined with commas. */
export const ids = z
  .string(notSent)
  .max(1_000_000)
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.string()).max(20_000))

/** A list's order as the author saw it after moving some of its rows. */
export const orderForm = z.object({ order: ids, moved: ids })
