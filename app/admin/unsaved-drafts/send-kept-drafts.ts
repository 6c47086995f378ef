import { keptHere } from '~/admin/kept-input/kept-inputs'
import type { OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type DraftInput, readDraft, sendDraft } from './send-draft'

let last: Promise<number> = Promise.resolve(0)

/**
 * Sends what was typed into new items in this browser and did not reach the server, such as what was
 * typed offline. Returns the number of drafts that were sent.
 */
export function sendKeptDrafts(account: string): Promise<number> {
  last = last.then(() => sendAll(account))
  return last
}

/** The key of a draft's copy; each open form has its own. */
export function copyUnder(account: string, { id, writer }: DraftInput['draft']) {
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
    const under = copyUnder(account, copy.draft)
    // An open form in another tab may have written more meanwhile.
    if (keptHere.read(under)?.draft?.turn === copy.draft.turn) keptHere.remove(under)
  }
  return sent
}

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
