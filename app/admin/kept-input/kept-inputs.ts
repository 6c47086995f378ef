import { z } from 'zod'
import { draftNouns } from '~/domain/unsaved-drafts/unsaved-drafts'
import { tryOrUndefined } from '~/http/try-or-undefined'

/** Unsaved input of a form, as stored in this browser. */
const keptInput = z.object({
  /** Milliseconds since 1970. */
  keptAt: z.number(),
  /** The revisions of the rows that the form was loaded with, by their names in the form. */
  revisions: z.record(z.string(), z.string()),
  fields: z.record(z.string(), z.array(z.string())),
  /** The labels and names of selected files. Their content is not stored. */
  pictures: z.array(z.object({ label: z.string(), file: z.string() })),
  /** For a new item: the draft on the server of which this is a copy. */
  draft: z
    .object({
      id: z.string(),
      noun: z.enum(draftNouns),
      query: z.string(),
      revision: z.number(),
      writer: z.string(),
      turn: z.number(),
      isSent: z.boolean(),
    })
    .optional(),
})

export type KeptInput = z.infer<typeof keptInput>

interface InputKey {
  account: string
  /** The serialized screen, dialog and row. */
  form: string
}

const prefix = 'skrivestue-kept:'
const maxAgeDays = 30
/** In UTF-16 code units. Browsers allow about five million per site. */
const maxEntryLength = 400_000
const maxTotal = 1_500_000

/**
 * Stores unsaved input in the browser's local storage. If that is full or blocked, nothing is stored and
 * nothing is thrown.
 */
export function createKeptInputStore(storage: () => Storage, now: () => number) {
  return {
    read(of: InputKey): KeptInput | undefined {
      return tryOrUndefined(() => {
        removeExpired(storage(), now())
        return parse(storage().getItem(keyOf(of)))
      })
    },
    write(of: InputKey, input: KeptInput): void {
      tryOrUndefined(() => {
        const text = JSON.stringify(input)
        const key = keyOf(of)
        if (text.length > maxEntryLength) return
        storage().removeItem(key)
        const others = allEntries(storage()).sort((one, other) => one.keptAt - other.keptAt)
        const totalSize = others.reduce((sum, { size }) => sum + size, text.length)
        let freeSpace = maxTotal - totalSize
        for (const { key: oldest, size } of others) {
          if (freeSpace >= 0 && trySetItem(storage(), key, text)) return
          storage().removeItem(oldest)
          freeSpace += size
        }
        storage().setItem(key, text)
      })
    },
    remove(of: InputKey): void {
      tryOrUndefined(() => storage().removeItem(keyOf(of)))
    },
    inputsOf(account: string): KeptInput[] {
      const entries = tryOrUndefined(() => allEntries(storage(), accountPrefix(account))) ?? []
      return entries.flatMap(({ input }) => input ?? [])
    },
    removeAll(account: string): void {
      tryOrUndefined(() => {
        const entries = allEntries(storage(), accountPrefix(account))
        for (const { key } of entries) storage().removeItem(key)
      })
    },
  }
}

// biome-ignore lint/plugin: the browser's own clock; a Clock is the server's
export const timeNow = () => Date.now()

export const keptInputStore = createKeptInputStore(() => localStorage, timeNow)

function accountPrefix(account: string): string {
  return `${prefix}${encodeURIComponent(account)}:`
}

function keyOf({ account, form }: InputKey): string {
  return accountPrefix(account) + form
}

function parse(text: string | null): KeptInput | undefined {
  return text === null ? undefined : tryOrUndefined(() => keptInput.parse(JSON.parse(text)))
}

/** Returns the input of all accounts, or of the one with this prefix. Invalid entries count as the oldest. */
function allEntries(storage: Storage, start = prefix) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(start))
    .map((key) => {
      const text = storage.getItem(key) ?? ''
      const input = parse(text)
      return { key, size: text.length, keptAt: input?.keptAt ?? 0, input }
    })
}

function removeExpired(storage: Storage, now: number) {
  const oldest = now - maxAgeDays * 24 * 60 * 60 * 1000
  for (const { key, keptAt, input } of allEntries(storage)) {
    const isUnsent = input?.draft?.isSent === false
    if (keptAt < oldest && !isUnsent) storage.removeItem(key)
  }
}

function trySetItem(storage: Storage, key: string, text: string): boolean {
  return tryOrUndefined(() => storage.setItem(key, text) === undefined) ?? false
}

export function isOutdated({ revisions }: KeptInput, stored: Record<string, string>): boolean {
  return Object.entries(stored).some(([name, now]) => Number(now) > Number(revisions[name] ?? now))
}

/** Converts stored values to initial values of the fields. */
export function fieldValues(fields: KeptInput['fields']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, sent]) => fieldValue(name, sent)))
}

function fieldValue(name: string, sent: string[]): [name: string, value: unknown] {
  if (name.endsWith('[]')) return [name.slice(0, -2), sent.filter(Boolean)]
  const last = sent.at(-1) ?? ''
  return [name, /_focus_[xy]$/.test(name) ? Number(last) : last]
}

/** Removes the previews of pictures that the input removes. */
export function withoutRemovedPreviews(
  input: Record<string, unknown>,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const removed = Object.keys(input).filter((name) => input[name] === '')
  const pictures = removed.map((name) => `${name}_picture`).filter((name) => name in values)
  return { ...input, ...Object.fromEntries(pictures.map((name) => [name, undefined])) }
}
