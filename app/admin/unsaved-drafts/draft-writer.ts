import type { OpenedDraft, SentDraft, StoredDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { uuidOf } from '~/http/uuid'
import { outbox, sendDraft } from './outbox'

/** What a form writes to its draft. */
export type DraftInput = Omit<SentDraft, 'id' | 'revision' | 'writer' | 'turn'>

type StoredAs = Extract<StoredDraft, { id: string }>

interface DraftCallbacks {
  /** Called when the draft gets its id, and when a conflict gives it a new one. */
  onIdChange: (id: string) => void
  /** Called when the draft was changed elsewhere, so that the input of this form becomes a separate draft. */
  onConflict: () => void
  onRefused: (reason: 'full' | 'tooLarge') => void
}

/** Writes the input of one open form to its draft on the server, through the outbox of this browser. */
export function draftWriter(account: string, callbacks: DraftCallbacks) {
  let draft = newDraft()
  let content = contentOf(undefined)
  let sentTurn = 0
  /** While a save runs: the number of writes before it. */
  let turnAtSave: number | undefined
  let lastReport = ''
  const pendingRequests = new Set<Promise<void>>()

  function newDraft(opened?: Pick<OpenedDraft, 'id' | 'revision'>) {
    const { id = '', revision = 0 } = opened ?? {}
    return { id, revision, writer: newId(), turn: 0, input: undefined as DraftInput | undefined }
  }

  function asSent(): SentDraft | undefined {
    const { input, ...rest } = draft
    return input && { ...input, ...rest }
  }

  async function sendNow(sent: SentDraft) {
    const answer = await sendDraft(sent)
    if (!answer) return
    if (!('id' in answer)) return reportOnce('isFull' in answer ? 'full' : 'tooLarge')
    outbox.remove(account, sent)
    // With another writer the form has begun another draft meanwhile.
    if (sent.writer === draft.writer) onStored(sent, answer)
  }

  function onStored({ turn }: SentDraft, { id, revision, isApart }: StoredAs) {
    if (id !== draft.id) {
      draft.id = id
      callbacks.onIdChange(id)
    }
    if (isApart && turnAtSave === undefined) reportOnce(id)
    draft.revision = revision === 0 ? 0 : Math.max(draft.revision, revision)
    sentTurn = Math.max(sentTurn, turn)
  }

  function reportOnce(report: string) {
    if (report === lastReport) return
    lastReport = report
    if (report === 'full' || report === 'tooLarge') callbacks.onRefused(report)
    else callbacks.onConflict()
  }

  async function send() {
    const sent = asSent()
    if (!sent || draft.turn === sentTurn) return
    const sending = sendNow(sent)
    pendingRequests.add(sending)
    await sending.finally(() => pendingRequests.delete(sending))
  }

  return {
    get id() {
      return draft.id
    },
    /** Stores input in this browser, unless it has not changed. `send` sends it. */
    store(input: DraftInput): void {
      if (contentOf(input) === content) return
      if (draft.id === '') {
        draft.id = newId()
        callbacks.onIdChange(draft.id)
      }
      content = contentOf(input)
      draft = { ...draft, input, turn: draft.turn + 1 }
      const sent = asSent()
      if (sent) outbox.add(account, sent)
    },
    send,
    /** Continues a draft whose content was put into the form. */
    open(opened: OpenedDraft, input: DraftInput | undefined) {
      draft = { ...newDraft(opened), input }
      content = contentOf(input)
      sentTurn = 0
    },
    /** Returns the id and the revision of the draft if the server has this input; else undefined. */
    storedVersion(input: DraftInput): Pick<OpenedDraft, 'id' | 'revision'> | undefined {
      const isStored = draft.id !== '' && draft.turn === sentTurn && contentOf(input) === content
      return isStored ? draft : undefined
    },
    /** Resolves to the draft that a save removes, once no request is pending; undefined if there is none. */
    async beginSave(): Promise<string | undefined> {
      turnAtSave = draft.turn
      await Promise.allSettled(pendingRequests)
      return draft.revision === 0 ? undefined : `${draft.id} ${draft.revision}`
    },
    endSave() {
      turnAtSave = undefined
    },
    /**
     * Ends this draft after a save, which removed it, or when it is discarded, so that further input is another one.
     * Removes what was written while the save ran.
     */
    close() {
      const isRemoved = turnAtSave === draft.turn
      const sent = asSent()
      if (sent && !isRemoved) void removeAfter([...pendingRequests], sent)
      outbox.remove(account, draft)
      draft = newDraft()
      content = contentOf(undefined)
      sentTurn = 0
      turnAtSave = undefined
    },
  }
}

/** Removes a draft by writing it without content. */
async function removeAfter(requests: Promise<void>[], sent: SentDraft) {
  await Promise.allSettled(requests)
  await sendDraft({ ...sent, turn: sent.turn + 1, content: { fields: {}, pictures: [] } })
}

function contentOf(input: DraftInput | undefined): string {
  return JSON.stringify(input?.content ?? { fields: {}, pictures: [] })
}

/** A random UUID. `crypto.randomUUID` does not exist on pages without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return uuidOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
