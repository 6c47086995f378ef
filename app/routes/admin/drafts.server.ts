import { eventPath } from '~/domain/calendar/calendar'
import { draftPreview } from '~/domain/pages/draft-preview.server'
import type { DraftPreview, SavedPublication } from '~/domain/publishing/publication'
import { publishingCopy, savedToast } from '~/domain/publishing/publishing.copy'
import { sharedPage } from '~/domain/share-pictures/shared-page.server'
import type { ToastText } from '~/forms/answer'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'
import { storedRow } from '~/platform/changes/rows.server'
import { editedId } from './answer.server'

/** The draft state for a form, if its row is a draft. */
export async function findDraft(
  backend: Backend,
  noun: PublishedNoun,
  params: { id: string },
): Promise<DraftPreview | undefined> {
  const id = editedId(params)
  return id === undefined ? undefined : draftPreview(backend, noun, id)
}

/**
 * The toast of a save. For a public row it offers to share it; for a draft it links to the preview, since
 * the public page does not show the draft.
 */
export async function publicationToast(
  backend: Backend,
  noun: PublishedNoun,
  title: string,
  saved: SavedPublication,
): Promise<ToastText> {
  const toast = savedToast(title, saved)
  const draft = await draftPreview(backend, noun, saved.id)
  if (draft) return { ...toast, viewLink: { label: publishingCopy.viewDraft, href: draft.path } }
  return { ...toast, sharePath: await findPublicPath(backend, noun, saved.id) }
}

/** The path of a row's page; undefined if visitors do not see it. */
export async function findPublicPath(
  backend: Backend,
  noun: PublishedNoun | 'calendar_events',
  id: string,
): Promise<string | undefined> {
  const row = await storedRow(backend, noun, id)
  if (!row) return undefined
  const slug = String(row.slug)
  const path = noun === 'calendar_events' ? eventPath(slug) : backend.nouns[noun].pathOf(slug)
  return (await sharedPage(backend, path))?.path
}
