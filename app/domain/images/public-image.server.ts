import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '~/platform/db/schema'

/** What a visitor may see: an image that was not deleted. Every public read goes by this. */
export function isPublicImage(eb: ExpressionBuilder<Schema, 'images'>) {
  return eb('images.is_active', '=', 1)
}
