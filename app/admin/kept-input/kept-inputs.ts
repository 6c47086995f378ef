import { z } from 'zod'
import { draftNouns } from '~/domain/unsaved-drafts/unsaved-drafts'

/** Unsaved input of a form, as stored in this browser. */
const keptInput = z.object({
  /** Milliseconds since 1970. */
  keptAt: z.number(),
  /** The revisions the form was loaded with, by the names of `revisionsOf`. */
  revisions: z.record(z.string(), z.string()),
  /** The changed fields by name, with the values they would send. */
  fields: z.record(z.string(), z.array(z.string())),
  /** Chosen files: only their names, as their contents are not stored. */
  pictures: z.array(z.object({ label: z.string(), file: z.string() })),
  /** For a new item: the draft on the server that this is a copy of. */
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

/** The account and the form that input belongs to. */
interface InputKey {
  account: string
  /** The screen, its dialog and the row. */
  form: string
}

const prefix = 'skrivestue-kept:'
const daysKept = 30
/** In UTF-16 units; browsers give a site about five million. */
const maxEntryLength = 400_000
const maxTotal = 1_500_000

/**
 * Stores unsaved input in the browser's local storage. If that is full or blocked, nothing is stored,
 * without an error.
 */
export function keptInputs(storage: () => Storage, now: () => number) {
  return {
    read(of: InputKey): KeptInput | undefined {
      return quietly(() => {
        dropOld(storage(), now())
        return parsed(storage().getItem(keyOf(of)))
      })
    },
    write(of: InputKey, input: KeptInput): void {
      quietly(() => {
        const text = JSON.stringify(input)
        const key = keyOf(of)
        if (text.length > maxEntryLength) return
        storage().removeItem(key)
        const others = all(storage()).sort((one, other) => one.keptAt - other.keptAt)
        let room = maxTotal - text.length - total(others)
        for (const { key: oldest, size } of others) {
          if (room >= 0 && isSet(storage(), key, text)) return
          storage().removeItem(oldest)
          room += size
        }
        storage().setItem(key, text)
      })
    },
    remove(of: InputKey): void {
      quietly(() => storage().removeItem(keyOf(of)))
    },
    /** All input of an account, with the form that each belongs to. */
    entries(account: string): { form: string; input: KeptInput }[] {
      const own = accountPrefix(account)
      return (quietly(() => all(storage())) ?? []).flatMap(({ key, input }) =>
        input && key.startsWith(own) ? [{ form: key.slice(own.length), input }] : [],
      )
    },
    /** Removes all input of an account, at sign-out. */
    removeAll(account: string): void {
      quietly(() => {
        const own = all(storage()).filter(({ key }) => key.startsWith(accountPrefix(account)))
        for (const { key } of own) storage().removeItem(key)
      })
    },
  }
}

// biome-ignore lint/plugin: the browser's own clock; a Clock is the server's
export const timeNow = () => Date.now()

/** The unsaved input in this browser. */
export const keptHere = keptInputs(() => localStorage, timeNow)

function accountPrefix(account: string): string {
  return `${prefix}${encodeURIComponent(account)}:`
}

function keyOf({ account, form }: InputKey): string {
  return accountPrefix(account) + form
}

function parsed(text: string | null): KeptInput | undefined {
  return text === null ? undefined : quietly(() => keptInput.parse(JSON.parse(text)))
}

/** The stored input of all accounts; unreadable entries count as oldest. */
function all(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const text = storage.getItem(key) ?? ''
      const input = parsed(text)
      return { key, size: text.length, keptAt: input?.keptAt ?? 0, input }
    })
}

function total(kept: { size: number }[]): number {
  return kept.reduce((sum, { size }) => sum + size, 0)
}

function dropOld(storage: Storage, now: number) {
  const oldest = now - daysKept * 24 * 60 * 60 * 1000
  for (const { key, keptAt, input } of all(storage)) {
    const isUnsent = input?.draft?.isSent === false
    if (keptAt < oldest && !isUnsent) storage.removeItem(key)
  }
}

function isSet(storage: Storage, key: string, text: string): boolean {
  return quietly(() => storage.setItem(key, text) === undefined) ?? false
}

function quietly<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

/** Whether a stored row is newer than the one the form was loaded with. */
export function isOutdated({ revisions }: KeptInput, stored: Record<string, string>): boolean {
  return Object.entries(stored).some(([name, now]) => Number(now) > Number(revisions[name] ?? now))
}

/** Converts sent values to the values that fields start with. */
export function valuesFrom(fields: KeptInput['fields']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, sent]) => valueFrom(name, sent)))
}

function valueFrom(name: string, sent: string[]): [name: string, value: unknown] {
  if (name.endsWith('[]')) return [name.slice(0, -2), sent.filter(Boolean)]
  const last = sent.at(-1) ?? ''
  return [name, /_focus_[xy]$/.test(name) ? Number(last) : last]
}

/** Hides the preview of a picture that was removed. */
export function withoutPictures(
  begun: Record<string, unknown>,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const removed = Object.keys(begun).filter((name) => begun[name] === '')
  const pictures = removed.map((name) => `${name}_picture`).filter((name) => name in values)
  return { ...begun, ...Object.fromEntries(pictures.map((name) => [name, undefined])) }
}
