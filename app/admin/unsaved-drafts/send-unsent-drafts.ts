import { keptHere } from '~/admin/kept-input/kept-inputs'
import type { OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type DraftInput, readDraft, sendDraft } from './send-draft'

let last: Promise<number> = Promise.resolve(0)

/**
 * Sends this browser's drafts of new items that have not reached the server, such as those typed offline.
 * Returns the number of drafts that were sent.
 */
export function sendUnsentDrafts(account: string): Promise<number> {
  last = last.then(() => sendAll(account))
  return last
}

/** The key of a draft's copy; each open form has its own. */
export function copyKey(account: string, { id, writer }: DraftInput['draft']) {
  return { account, form: JSON.stringify(['draft', id, writer]) }
}

/** The copies of drafts in this browser. */
export function copiesHere(account: string): DraftInput[] {
  return keptHere
    .entries(account)
    .flatMap(({ input }) => (input.draft ? [{ ...input, draft: input.draft }] : []))
}

async function sendAll(account: string): Promise<number> {
  let sent = 0
  for (const copy of copiesHere(account)) {
    if (!copy.draft.isSent) {
      const answer = await sendDraft(copy)
      if (!answer || !('id' in answer)) continue
      sent += 1
    }
    const key = copyKey(account, copy.draft)
    // An open form in another tab may have stored newer input meanwhile.
    if (keptHere.read(key)?.draft?.turn === copy.draft.turn) keptHere.remove(key)
  }
  return sent
}

/**
 * Returns the newest content of a draft, from the server or from this browser if it was not sent. If
 * there is none, returns the reason.
 */
export async function findDraft(
  account: string,
  id: string,
): Promise<OpenedDraft | 'gone' | 'notOpened'> {
  await sendUnsentDrafts(account)
  const stored = await readDraft(id)
  const copy = copiesHere(account).find(({ draft }) => draft.id === id && !draft.isSent)
  const revision = stored && stored !== 'gone' ? stored.revision : 0
  if (copy && copy.draft.revision >= revision) {
    const { fields, pictures } = copy
    return { id, revision, content: { fields, pictures } }
  }
  return stored ?? 'notOpened'
}
