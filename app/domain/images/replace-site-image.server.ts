import type { Backend } from '~/platform/backend.server'
import { patchRow } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { adoptPicture, type ChosenPicture, describePicture } from './adopt-picture.server'
import type { PageAssignment } from './images'
import { isPublicImage } from './public-image.server'

/** A place of the site that shows one picture at a time. */
export type SitePlace = Extract<PageAssignment, 'hero' | 'portrait' | 'calendar-hero'>

/**
 * Shows the chosen picture at a place of the site, and no other: the specification's
 * replace_site_image. To be called inside a transaction, so that the old image goes and the new one
 * comes, or neither. With no picture chosen the place becomes empty. Old images stay as inactive rows.
 * @throws DomainError missing, when nothing is stored at the chosen path
 */
export async function replaceSiteImage(
  tx: Backend,
  admin: Admin,
  assignment: SitePlace,
  chosen: ChosenPicture | undefined,
): Promise<void> {
  const active = await activeAt(tx, assignment)
  const kept = active.find(({ file_path }) => file_path === chosen?.path)
  for (const image of active) {
    if (image !== kept) await patchRow(tx, admin, 'images', image.id, { is_active: 0 })
  }
  if (!chosen) return
  if (kept) await describePicture(tx, admin, kept, chosen)
  else await adoptPicture(tx, admin, chosen, { assignment })
}

async function activeAt({ db }: Backend, assignment: SitePlace) {
  return db
    .selectFrom('images')
    .select(['id', 'file_path', 'alt_text', 'focus_x', 'focus_y'])
    .where('page_assignment', '=', assignment)
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}
