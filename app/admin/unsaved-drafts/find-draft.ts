import type { OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { readDraft } from './send-draft'
import { copiesHere, sendKeptDrafts } from './send-kept-drafts'

/**
 * Finds the newest content of a draft: on the server, or in this browser if it was not sent.
 * Otherwise says why there is none.
 */
export async function findDraft(
  account: string,
  id: string,
): Promise<OpenedDraft | 'gone' | 'notOpened'> {
  await sendKeptDrafts(account)
  const stored = await readDraft(id)
  const copy = copiesHere(account).find(({ draft }) => draft.id === id && !draft.isSent)
  const revision = stored && stored !== 'gone' ? stored.revision : 0
  if (copy && copy.draft.revision >= revision) {
    const { fields, pictures } = copy
    return { id, revision, content: { fields, pictures } }
  }
  return stored ?? 'notOpened'
}
