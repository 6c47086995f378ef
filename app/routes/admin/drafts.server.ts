import { draftPlace } from '~/domain/pages/draft-place.server'
import type { DraftPlace, SavedPublication } from '~/domain/publishing/publication'
import { publishingCopy, savedToast } from '~/domain/publishing/publishing.copy'
import type { ToastText } from '~/forms/answer'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/nouns'
import { idOf } from './answer.server'

/** The draft state for a form, if its row is a draft. */
export async function draftOfForm(
  backend: Backend,
  noun: PublishedNoun,
  params: { id: string },
): Promise<DraftPlace | undefined> {
  const id = idOf(params)
  return id === undefined ? undefined : draftPlace(backend, noun, id)
}

/** The toast of a save; for a draft it links to the preview, as the draft is not on the public page. */
export async function publicationToast(
  backend: Backend,
  noun: PublishedNoun,
  title: string,
  saved: SavedPublication,
): Promise<ToastText> {
  const toast = savedToast(title, saved)
  const draft = await draftPlace(backend, noun, saved.id)
  return draft ? { ...toast, see: { label: publishingCopy.see, href: draft.path } } : toast
}
