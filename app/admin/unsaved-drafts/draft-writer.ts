import { type KeptInput, keptHere, timeNow } from '~/admin/kept-input/kept-inputs'
import type { DraftNoun } from '~/domain/unsaved-drafts/unsaved-drafts'
import { uuidOf } from '~/http/uuid'
import { type DraftInput, sendDraft } from './send-draft'
import { copyKey } from './send-unsent-drafts'

type Typed = Pick<KeptInput, 'fields' | 'pictures'>

interface DraftOf {
  account: string
  noun: DraftNoun
  query: string
  /** The draft that the form continues. */
  opened?: { id: string; revision: number }
}

interface Reports {
  /** Called when the draft gets an id, or another one. */
  onNamed: (id: string) => void
  /** Called when the draft was changed elsewhere; the input of this form is then a separate draft. */
  onConflict: () => void
  onRefused: (reason: 'full' | 'tooLarge') => void
}

/** Writes the input of one open form to its draft, in this browser and on the server. */
export function draftWriter({ account, noun, query, opened }: DraftOf, reports: Reports) {
  const draft: DraftInput['draft'] = {
    id: opened?.id ?? '',
    noun,
    query,
    revision: opened?.revision ?? 0,
    writer: newId(),
    turn: 0,
    isSent: true,
  }
  let typed: Typed = { fields: {}, pictures: [] }
  let sentTurn = 0
  let isOver = false
  let reported = ''
  const underWay = new Set<Promise<void>>()

  function writeCopy() {
    const copy = { keptAt: timeNow(), revisions: {}, ...typed, draft: { ...draft } }
    keptHere.write(copyKey(account, draft), copy)
  }

  function removeCopy() {
    keptHere.remove(copyKey(account, draft))
  }

  async function sendTurn(turn: number) {
    const answer = await sendDraft({ keptAt: timeNow(), revisions: {}, ...typed, draft })
    if (!answer || isOver) return
    if (!('id' in answer)) return reportOnce('isFull' in answer ? 'full' : 'tooLarge')
    if (answer.id !== draft.id) {
      removeCopy()
      draft.id = answer.id
      reports.onNamed(answer.id)
    }
    if (answer.isApart) reportOnce(answer.id)
    draft.revision = Math.max(draft.revision, answer.revision)
    sentTurn = Math.max(sentTurn, turn)
    draft.isSent = sentTurn === draft.turn
    writeCopy()
  }

  function reportOnce(about: string) {
    if (about === reported) return
    reported = about
    if (about === 'full' || about === 'tooLarge') reports.onRefused(about)
    else reports.onConflict()
  }

  /** Sends unsent input; earlier requests may still be in flight. */
  async function send() {
    if (isOver || draft.turn === sentTurn) return
    const sending = sendTurn(draft.turn)
    underWay.add(sending)
    await sending.finally(() => underWay.delete(sending))
  }

  return {
    /** Stores the input in this browser. Returns whether it changed. */
    keep(now: Typed): boolean {
      if (isOver || JSON.stringify(now) === JSON.stringify(typed)) return false
      if (draft.id === '') {
        draft.id = newId()
        reports.onNamed(draft.id)
      }
      typed = now
      draft.turn += 1
      draft.isSent = false
      writeCopy()
      return true
    },
    send,
    /** The input after the draft was put into the fields. */
    startFrom(now: Typed) {
      typed = now
    },
    /** Returns the draft if the server has all input of the form. */
    upToDate(now: Typed): { id: string; revision: number } | undefined {
      const { id, revision, turn } = draft
      const isStored = id !== '' && turn === sentTurn
      return isStored && JSON.stringify(now) === JSON.stringify(typed)
        ? { id, revision }
        : undefined
    },
    /** Resolves to the draft's id when no request is pending; undefined if nothing was typed. */
    async settled(): Promise<string | undefined> {
      await Promise.allSettled(underWay)
      return draft.id || undefined
    },
    /** The item was saved. */
    end() {
      isOver = true
      removeCopy()
    },
  }
}

/** A random UUID. `crypto.randomUUID` does not exist on pages without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return uuidOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
