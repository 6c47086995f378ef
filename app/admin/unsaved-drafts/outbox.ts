import { href } from 'react-router'
import { z } from 'zod'
import {
  maxContentLength,
  type OpenedDraft,
  type SentDraft,
  type StoredDraft,
  sentDraft,
  type UnsavedDraft,
} from '~/domain/unsaved-drafts/unsaved-drafts'
import { tryOrUndefined } from '~/http/try-or-undefined'

type Answer = StoredDraft | { isTooLarge: true } | undefined

/** Browsers finish requests of up to 64 kB after their page is closed. */
const maxKeepaliveLength = 60_000
/** The server accepts forms of up to 1 MB. */
const maxBodyLength = 1_000_000

const path = href('/admin/kladder')

const sending = new Map<string, Promise<Answer>>()

/**
 * Sends a draft, in one request for simultaneous calls with the same input. Returns undefined without a response or a
 * session.
 */
export function sendDraft(draft: SentDraft): Promise<Answer> {
  const key = `${draft.writer} ${draft.turn}`
  const answer = sending.get(key) ?? post(draft).finally(() => sending.delete(key))
  sending.set(key, answer)
  return answer
}

async function post(draft: SentDraft): Promise<Answer> {
  const content = JSON.stringify(draft.content)
  const texts = Object.entries({ ...draft, content, base: JSON.stringify(draft.base) })
  const body = new URLSearchParams([
    ['intent', 'keep'],
    ...texts.map(([name, value]) => [name, String(value)]),
  ]).toString()
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

/** Reads a draft. Returns 'gone' if it was saved or discarded, 'notOpened' without a response. */
export async function readDraft(id: string): Promise<OpenedDraft | 'gone' | 'notOpened'> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ id })}`)
    if (response.status === 404) return 'gone'
    return response.ok ? ((await response.json()) as OpenedDraft) : 'notOpened'
  } catch {
    return 'notOpened'
  }
}

/** Discards a draft. Returns a function that restores it; undefined without a response or a session. */
export async function discardDraft(account: string, id: string) {
  const unsent = outbox.entries(account).filter((each) => each.id === id)
  outbox.removeAll(account, id)
  const restore = () => {
    for (const { typedAt: _, ...draft } of unsent) outbox.add(account, draft)
    return sendIntent('restore', id)
  }
  if (await sendIntent('discard', id)) return restore
  await restore()
  return undefined
}

async function sendIntent(intent: string, id: string): Promise<boolean> {
  const body = new URLSearchParams({ intent, id })
  return fetch(path, { method: 'POST', body }).then(
    ({ ok }) => ok,
    () => false,
  )
}

let listing: Promise<UnsavedDraft[]> | undefined

/** Lists the account's drafts on the server, once for all forms that are opened at the same time. */
export function listDrafts(): Promise<UnsavedDraft[]> {
  listing ??= fetch(path)
    .then(async (response) => (response.ok ? ((await response.json()) as UnsavedDraft[]) : []))
    .catch(() => [])
    .finally(() => {
      listing = undefined
    })
  return listing
}

const prefix = 'skrivestue-unsent:'

const entry = sentDraft.extend({
  content: sentDraft.shape.content.out,
  base: sentDraft.shape.base.out,
  /** Milliseconds since 1970. */
  typedAt: z.number(),
})

type Entry = z.infer<typeof entry>

const prefixOf = (account: string) => `${prefix}${encodeURIComponent(account)}:`
const keyOf = (account: string, { id, writer }: SentDraft) => `${prefixOf(account)}${id} ${writer}`

/**
 * What was typed and not yet sent, in the browser's local storage, for each open form. If that is full or
 * blocked, nothing is stored and nothing is thrown.
 */
export const outbox = {
  add(account: string, draft: SentDraft): void {
    const stored: Entry = { ...draft, typedAt: timeNow() }
    tryOrUndefined(() => localStorage.setItem(keyOf(account, draft), JSON.stringify(stored)))
  },
  entries(account: string): Entry[] {
    const keys =
      tryOrUndefined(() =>
        Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? ''),
      ) ?? []
    return keys
      .filter((key) => key.startsWith(prefixOf(account)))
      .flatMap((key) => {
        const text = localStorage.getItem(key) ?? ''
        return tryOrUndefined(() => entry.parse(JSON.parse(text))) ?? []
      })
  },
  /** Removes a draft, unless its form has stored newer input meanwhile. */
  remove(account: string, { id, writer, turn }: Pick<SentDraft, 'id' | 'writer' | 'turn'>): void {
    for (const each of outbox.entries(account)) {
      if (each.id !== id || each.writer !== writer || each.turn !== turn) continue
      tryOrUndefined(() => localStorage.removeItem(keyOf(account, each)))
    }
  },
  removeAll(account: string, id?: string): void {
    for (const each of outbox.entries(account)) {
      if (id === undefined || each.id === id) outbox.remove(account, each)
    }
  },
}

// biome-ignore lint/plugin: the browser's own clock; a Clock is the server's
export const timeNow = () => Date.now()

let queue: Promise<number> = Promise.resolve(0)

/** Sends what the server does not have, such as input that was typed offline. Returns the number of drafts sent. */
export function sendUnsentDrafts(account: string): Promise<number> {
  queue = queue.then(() => sendAll(account))
  return queue
}

async function sendAll(account: string): Promise<number> {
  let count = 0
  for (const { typedAt: _, ...draft } of outbox.entries(account)) {
    const answer = await sendDraft(draft)
    if (!answer || !('id' in answer)) continue
    count += 1
    outbox.remove(account, draft)
  }
  return count
}

/** Returns the newest content of a draft, from the server or, if it could not be sent, from this browser. */
export async function findDraft(account: string, id: string) {
  await sendUnsentDrafts(account)
  const stored = await readDraft(id)
  const unsent = outbox.entries(account).find((each) => each.id === id)
  const revision = typeof stored === 'string' ? 0 : stored.revision
  return unsent && unsent.revision >= revision ? asOpened(unsent) : stored
}

/** Returns the drafts of a form, the newest first. */
export async function findDrafts(account: string, form: string): Promise<OpenedDraft[]> {
  await sendUnsentDrafts(account)
  const listed = (await listDrafts()).filter((draft) => draft.form === form)
  const stored = await Promise.all(listed.map(({ id }) => readDraft(id)))
  const unsent = outbox.entries(account).filter((draft) => draft.form === form)
  return [...unsent.map(asOpened), ...stored.filter((draft) => typeof draft !== 'string')]
}

const asOpened = ({ typedAt, ...draft }: Entry): OpenedDraft => ({
  ...draft,
  device: '',
  typedAt: new Date(typedAt).toISOString(),
})
