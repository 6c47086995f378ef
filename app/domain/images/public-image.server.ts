import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '~/platform/db/schema'

/** Matches images that are not deleted. Every public read uses it. */
export function isPublicImage(eb: ExpressionBuilder<Schema, 'images'>) {
  return eb('images.is_active', '=', 1)
}
