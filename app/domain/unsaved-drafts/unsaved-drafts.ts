import { href } from 'react-router'
import { z } from 'zod'
import { type SectionPath, sectionList, type sections } from '~/domain/sections/sections'
import { tryOrUndefined } from '~/http/try-or-undefined'
import type { openUnsavedDraft, unsavedDrafts } from './unsaved-drafts.server'

type NounOf<S> = S extends { noun: infer N } ? N : never

export type DraftNoun = NounOf<(typeof sections)[SectionPath]> | 'hymn_collections'

const listScreens = Object.fromEntries([
  ...sectionList.flatMap(({ noun, screen }) => (noun && screen ? [[noun, screen]] : [])),
  ['hymn_collections', href('/admin/salmer/samlinger')],
]) as Record<DraftNoun, string>

export const draftNouns = Object.keys(listScreens) as DraftNoun[]

export function newItemAt(pathname: string): DraftNoun | undefined {
  return draftNouns.find((noun) => newItemPath(noun) === pathname)
}

function newItemPath(noun: DraftNoun): string {
  return `${listScreens[noun]}/ny`
}

/** The URL parameter of a form with the id of the unsaved draft to continue. */
export const draftParameter = 'kladde'

/** The form field with the id of the unsaved draft, which the save removes. */
export const draftField = 'unsaved_draft'

export function draftPath({ noun, id, query }: Pick<UnsavedDraft, 'noun' | 'id' | 'query'>) {
  const parameters = new URLSearchParams(query)
  parameters.set(draftParameter, id)
  return `${newItemPath(noun)}?${parameters}`
}

export type UnsavedDraft = Awaited<ReturnType<typeof unsavedDrafts>>[number]

/** The maximum length of a draft's JSON, in UTF-16 units. */
export const maxContentLength = 200_000
const maxFields = 200
export const maxDrafts = 100

export const draftContent = z.strictObject({
  fields: z
    .record(z.string().regex(/^[\w.-]{1,100}(\[\])?$/), z.array(z.string()).max(maxFields))
    .refine((fields) => Object.keys(fields).length <= maxFields),
  /** The names of selected files. Their contents are not stored. */
  pictures: z
    .array(z.object({ label: z.string().max(200), file: z.string().max(500) }))
    .max(maxFields),
})

const storedContent = z
  .string()
  .max(maxContentLength)
  .transform((text): unknown => tryOrUndefined(() => JSON.parse(text)))
  .pipe(draftContent)

const count = z.coerce.number().int().min(0).max(1_000_000_000)

export const sentDraft = z.object({
  id: z.uuid(),
  noun: z.enum(draftNouns),
  content: storedContent,
  query: z
    .string()
    .max(300)
    .regex(/^[\w=&%.-]*$/),
  /** The last revision that the form has read or written; 0 for a new draft. */
  revision: count,
  /** The id of the open form, and the number of its request, starting at 1. */
  writer: z.uuid(),
  turn: count,
})

export type SentDraft = z.infer<typeof sentDraft>

/** `isApart`: the draft was changed elsewhere, so that the input is stored as a separate draft with this id. */
export type StoredDraft = { id: string; revision: number; isApart: boolean } | { isFull: true }

export type OpenedDraft = NonNullable<Awaited<ReturnType<typeof openUnsavedDraft>>>
