import { href } from 'react-router'
import type { KeptInput } from '~/admin/kept-input/kept-inputs'
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
