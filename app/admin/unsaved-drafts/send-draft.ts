import { href } from 'react-router'
import type { KeptInput } from '~/admin/kept-input/kept-inputs'
import {
  type KeptDraft,
  maxContentLength,
  type OpenedDraft,
} from '~/domain/unsaved-drafts/unsaved-drafts'

/** Input that is a copy of a draft. */
export type DraftInput = KeptInput & { draft: NonNullable<KeptInput['draft']> }

type Answer = KeptDraft | { isTooLarge: true } | undefined

/** The maximum size of requests that browsers finish after their page is closed is 64 kB. */
const maxLastingLength = 60_000
/** The server accepts forms of up to 1 MB. */
const maxBodyLength = 1_000_000

const path = href('/admin/kladder')

/** Sends the input; undefined if there was no response or no session. */
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
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body,
      keepalive: body.length < maxLastingLength,
    })
    if (answer.status === 422) return { isTooLarge: true }
    return answer.ok ? ((await answer.json()) as KeptDraft) : undefined
  } catch {
    return undefined
  }
}

/** Reads a draft; 'gone' if it was saved or discarded, undefined if there was no answer. */
export async function readDraft(id: string): Promise<OpenedDraft | 'gone' | undefined> {
  try {
    const answer = await fetch(`${path}?${new URLSearchParams({ id })}`)
    if (answer.status === 404) return 'gone'
    return answer.ok ? ((await answer.json()) as OpenedDraft) : undefined
  } catch {
    return undefined
  }
}
