import type { SavedPublication } from '~/domain/publishing/publication'
import { saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { LetterForm } from './letters.form'
import { requestSending } from './sending/sending-commands.server'

/**
 * A letter that is no longer a draft is sent once: at once, or at its time.
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveLetter(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  letter: LetterForm,
): Promise<SavedPublication> {
  const isDraft = letter.publication?.state === 'draft'
  return saveRow(backend, admin, 'letters', id, letter, {
    afterSave: async (tx, savedId) => {
      if (!isDraft) await requestSending(tx, admin, savedId, letter.title)
    },
  })
}
