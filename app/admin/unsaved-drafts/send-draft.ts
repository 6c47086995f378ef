import { href } from 'react-router'
import { type KeptInput, keptInputStore } from '~/admin/kept-input/kept-inputs'
import {
  maxContentLength,
  type OpenedDraft,
  type StoredDraft,
} from '~/domain/unsaved-drafts/unsaved-drafts'

export type DraftInput = KeptInput & { draft: NonNullable<KeptInput['draft']> }

type Answer = StoredDraft | { isTooLarge: true } | undefined

/** Browsers finish requests of up to 64 kB after their page is closed. */
const maxKeepaliveLength = 60_000
/** The server accepts forms of up to 1 MB. */
const maxBodyLength = 1_000_000

const path = href('/admin/kladder')

/** Sends the input. Returns undefined without a response or a session. */
export async function sendDraft({ fields, pictures, draft }: DraftInput): Promise<Answer> {
  const content = JSON.stringify({ fields, pictures })
  const body = new URLSearchParams({
    intent: 'keep',
    id: draft.id,
    noun: draft.noun,
    content,
    query: draft.query,
    revision: String(draft.revision),
    writer: draft.writer,
    turn: String(draft.turn),
  }).toString()
  if (content.length > maxContentLength || body.length > maxBodyLength) return { isTooLarge: true }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body,
      keepalive: body.length < maxKeepaliveLength,
    })
    if (response.status === 422) return { isTooLarge: true }
    return response.ok ? ((await response.json()) as StoredDraft) : undefined
  } catch {
    return undefined
  }
}

/** Reads a draft. Returns 'gone' if it was saved or discarded, undefined without a response. */
export async function readDraft(id: string): Promise<OpenedDraft | 'gone' | undefined> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ id })}`)
    if (response.status === 404) return 'gone'
    return response.ok ? ((await response.json()) as OpenedDraft) : undefined
  } catch {
    return undefined
  }
}

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
  const inputs = keptInputStore.inputsOf(account)
  return inputs.flatMap(({ draft, ...input }) => (draft ? [{ ...input, draft }] : []))
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
