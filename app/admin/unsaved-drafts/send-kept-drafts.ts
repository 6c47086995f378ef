import { keptHere, timeNow } from '~/admin/kept-input/kept-inputs'
import { newItemAt, type OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { newId } from './new-id'
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
  adoptFormer(account)
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

/** Former versions kept one input per form for new items: it becomes a draft. */
function adoptFormer(account: string) {
  for (const { form, input } of keptHere.entries(account)) {
    const noun = input.draft ? undefined : newItemAt(pathOf(form))
    if (!noun) continue
    const draft = {
      id: newId(),
      noun,
      query: '',
      revision: 0,
      writer: newId(),
      turn: 1,
      isSent: false,
    }
    keptHere.write(copyUnder(account, draft), { ...input, keptAt: timeNow(), draft })
    keptHere.remove({ account, form })
  }
}

function pathOf(form: string): string {
  try {
    return String(JSON.parse(form)[0])
  } catch {
    return ''
  }
}
