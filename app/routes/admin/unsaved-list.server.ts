import type { RouterContextProvider } from 'react-router'
import type { DraftNoun, UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDrafts } from '~/domain/unsaved-drafts/unsaved-drafts.server'
import { signedIn } from '~/platform/auth/session.server'

/** The admin's unsaved drafts for a screen, of one noun or of all; none if they cannot be read. */
export async function readUnsavedDrafts(
  context: Readonly<RouterContextProvider>,
  noun?: DraftNoun,
): Promise<UnsavedDraft[]> {
  const { admin, backend } = signedIn(context)
  try {
    return await unsavedDrafts(backend, admin, noun)
  } catch (error) {
    backend.log.error({ err: error }, 'the unsaved drafts could not be read')
    return []
  }
}
