import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '~/platform/db/schema'

/** Matches images that are neither deleted nor hidden. Every public read uses it. */
export function isPublicImage(eb: ExpressionBuilder<Schema, 'images'>) {
  return eb.and([isActiveImage(eb), eb('images.is_visible', '=', 1)])
}

/** Matches images that are not deleted. Only press pictures can be hidden. */
export function isActiveImage(eb: ExpressionBuilder<Schema, 'images'>) {
  return eb('images.is_active', '=', 1)
}

export function isHiddenImage(eb: ExpressionBuilder<Schema, 'images'>) {
  return eb('images.is_visible', '=', 0)
}
