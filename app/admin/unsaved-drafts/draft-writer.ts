import { type KeptInput, keptInputStore, timeNow } from '~/admin/kept-input/kept-inputs'
import type { DraftNoun } from '~/domain/unsaved-drafts/unsaved-drafts'
import { uuidOf } from '~/http/uuid'
import { copyKey, type DraftInput, sendDraft } from './send-draft'

type DraftContent = Pick<KeptInput, 'fields' | 'pictures'>

interface DraftTarget {
  account: string
  noun: DraftNoun
  query: string
  opened?: { id: string; revision: number }
}

interface DraftCallbacks {
  /** Called when the draft gets its id, and when a conflict gives it a new one. */
  onIdChange: (id: string) => void
  /** Called when the draft was changed elsewhere, so that the input of this form becomes a separate draft. */
  onConflict: () => void
  onRefused: (reason: 'full' | 'tooLarge') => void
}

/** Writes the input of one open form to its draft, in this browser and on the server. */
export function draftWriter(
  { account, noun, query, opened }: DraftTarget,
  callbacks: DraftCallbacks,
) {
  const draft: DraftInput['draft'] = {
    id: opened?.id ?? '',
    noun,
    query,
    revision: opened?.revision ?? 0,
    writer: newId(),
    turn: 0,
    isSent: true,
  }
  let content: DraftContent = { fields: {}, pictures: [] }
  let sentTurn = 0
  let isClosed = false
  let lastReport = ''
  const pendingRequests = new Set<Promise<void>>()

  function writeCopy() {
    const copy = { keptAt: timeNow(), revisions: {}, ...content, draft: { ...draft } }
    keptInputStore.write(copyKey(account, draft), copy)
  }

  function removeCopy() {
    keptInputStore.remove(copyKey(account, draft))
  }

  async function sendTurn(turn: number) {
    const answer = await sendDraft({ keptAt: timeNow(), revisions: {}, ...content, draft })
    if (!answer || isClosed) return
    if (!('id' in answer)) return reportOnce('isFull' in answer ? 'full' : 'tooLarge')
    if (answer.id !== draft.id) {
      removeCopy()
      draft.id = answer.id
      callbacks.onIdChange(answer.id)
    }
    if (answer.isApart) reportOnce(answer.id)
    draft.revision = Math.max(draft.revision, answer.revision)
    sentTurn = Math.max(sentTurn, turn)
    draft.isSent = sentTurn === draft.turn
    writeCopy()
  }

  function reportOnce(report: string) {
    if (report === lastReport) return
    lastReport = report
    if (report === 'full' || report === 'tooLarge') callbacks.onRefused(report)
    else callbacks.onConflict()
  }

  /** Sends content that was not sent yet, even while earlier requests are in flight. */
  async function send() {
    if (isClosed || draft.turn === sentTurn) return
    const sending = sendTurn(draft.turn)
    pendingRequests.add(sending)
    await sending.finally(() => pendingRequests.delete(sending))
  }

  return {
    /** Stores the content in this browser. Returns whether it has changed. */
    store(next: DraftContent): boolean {
      if (isClosed || JSON.stringify(next) === JSON.stringify(content)) return false
      if (draft.id === '') {
        draft.id = newId()
        callbacks.onIdChange(draft.id)
      }
      content = next
      draft.turn += 1
      draft.isSent = false
      writeCopy()
      return true
    },
    send,
    /** Sets the content that the server already has, after it was put into the fields. */
    setStoredContent(next: DraftContent) {
      content = next
    },
    /** Returns the id and revision of the draft if the server has this content; else undefined. */
    storedVersion(next: DraftContent): { id: string; revision: number } | undefined {
      const { id, revision, turn } = draft
      const isStored = id !== '' && turn === sentTurn
      return isStored && JSON.stringify(next) === JSON.stringify(content)
        ? { id, revision }
        : undefined
    },
    /** Resolves to the draft's id when no request is pending; undefined if nothing was typed. */
    async waitForRequests(): Promise<string | undefined> {
      await Promise.allSettled(pendingRequests)
      return draft.id || undefined
    },
    /** Ends writing and removes the copy in this browser, once the item is saved. */
    close() {
      isClosed = true
      removeCopy()
    },
  }
}

/** A random UUID. `crypto.randomUUID` does not exist on pages without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return uuidOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
