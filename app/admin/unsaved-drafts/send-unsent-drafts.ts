import { keptInputStore } from '~/admin/kept-input/kept-inputs'
import type { OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type DraftInput, readDraft, sendDraft } from './send-draft'

let queue: Promise<number> = Promise.resolve(0)

/** Sends the drafts that the server does not have, such as those typed offline. Returns their number. */
export function sendUnsentDrafts(account: string): Promise<number> {
  queue = queue.then(() => sendAll(account))
  return queue
}

/** Returns the key of a draft's copy in this browser. Each open form has its own copy. */
export function copyKey(account: string, { id, writer }: DraftInput['draft']) {
  return { account, form: JSON.stringify(['draft', id, writer]) }
}

export function localCopies(account: string): DraftInput[] {
  return keptInputStore
    .entries(account)
    .flatMap(({ input }) => (input.draft ? [{ ...input, draft: input.draft }] : []))
}

async function sendAll(account: string): Promise<number> {
  let count = 0
  for (const copy of localCopies(account)) {
    if (!copy.draft.isSent) {
      const answer = await sendDraft(copy)
      if (!answer || !('id' in answer)) continue
      count += 1
    }
    const key = copyKey(account, copy.draft)
    // An open form in another tab may have stored newer input meanwhile.
    if (keptInputStore.read(key)?.draft?.turn === copy.draft.turn) keptInputStore.remove(key)
  }
  return count
}

/**
 * Returns the newest content of a draft, from the server or, if it was not sent, from this browser. Returns
 * the reason if there is none.
 */
export async function findDraft(
  account: string,
  id: string,
): Promise<OpenedDraft | 'gone' | 'notOpened'> {
  await sendUnsentDrafts(account)
  const stored = await readDraft(id)
  const copy = localCopies(account).find(({ draft }) => draft.id === id && !draft.isSent)
  const revision = stored && stored !== 'gone' ? stored.revision : 0
  if (copy && copy.draft.revision >= revision) {
    const { fields, pictures } = copy
    return { id, revision, content: { fields, pictures } }
  }
  return stored ?? 'notOpened'
}
