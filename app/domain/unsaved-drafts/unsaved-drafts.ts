import { href } from 'react-router'
import { z } from 'zod'
import { type SectionPath, sectionList, type sections } from '~/domain/sections/sections'
import { tryOrUndefined } from '~/http/try-or-undefined'
import type { openUnsavedDraft, unsavedDrafts } from './unsaved-drafts.server'

type NounOf<S> = S extends { noun: infer N } ? N : never

/** A noun whose rows have a form of their own. */
export type DraftNoun = NounOf<(typeof sections)[SectionPath]> | 'hymn_collections'

const listScreens = Object.fromEntries([
  // Before the screen of hymns, which is a prefix of it.
  ['hymn_collections', href('/admin/salmer/samlinger')],
  ...sectionList.flatMap(({ noun, screen }) => (noun && screen ? [[noun, screen]] : [])),
]) as Record<DraftNoun, string>

const draftNouns = Object.keys(listScreens) as DraftNoun[]

/** The noun among whose rows a draft is listed. */
export function draftNounAt(path: string): DraftNoun | undefined {
  return draftNouns.find((noun) => path.startsWith(`${listScreens[noun]}/`))
}

/** Whether this is the form of a new row, which may have several drafts. */
export function isNewItem(form: string): boolean {
  return draftNouns.some((noun) => form === `${listScreens[noun]}/ny`)
}

/** The URL parameter of a form with the id of the unsaved draft to continue. */
export const draftParameter = 'kladde'

/** The form field with the id and the revision of the unsaved draft, which the save removes. */
export const draftField = 'unsaved_draft'

export type UnsavedDraft = Awaited<ReturnType<typeof unsavedDrafts>>[number]

/** The maximum length of a draft's JSON, in UTF-16 units, and of all drafts of an account. */
export const maxContentLength = 200_000
export const maxTotalLength = 2_000_000
const maxFields = 200
export const maxDrafts = 100

const json = <Schema extends z.ZodType>(schema: Schema, maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text): unknown => tryOrUndefined(() => JSON.parse(text.normalize('NFC'))))
    .pipe(schema)

export const draftContent = z.strictObject({
  fields: z
    .record(z.string().regex(/^[\w.-]{1,100}(\[\])?$/), z.array(z.string()).max(maxFields))
    .refine((fields) => Object.keys(fields).length <= maxFields),
  /** The names of selected files. Their contents are not stored. */
  pictures: z
    .array(z.object({ label: z.string().max(200), file: z.string().max(500) }))
    .max(maxFields),
})

/** The revisions of the stored rows that the form was loaded with, by their names in the form. */
export const draftBase = z.record(z.string().max(100), z.string().max(20))

const count = z.coerce.number().int().min(0).max(1_000_000_000)
const shortText = z.string().max(200).normalize()

export const sentDraft = z.object({
  id: z.uuid(),
  /** Identifies the form: the path of its screen or action, its dialog and its row. */
  form: z.string().min(1).max(500),
  /** Where the form is continued. */
  path: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[^\s\\]*$/),
  kind: shortText,
  title: shortText,
  /** What was typed, from shortly before its first difference to what is stored. */
  excerpt: shortText,
  content: json(draftContent, maxContentLength),
  base: json(draftBase, 2000),
  /** The last revision that the form has read or written; 0 for a new draft. */
  revision: count,
  /** The id of the open form, and the number of its request, starting at 1. */
  writer: z.uuid(),
  turn: count,
})

export type SentDraft = z.infer<typeof sentDraft>

export type DraftContent = SentDraft['content']

/** `isApart`: the draft was changed elsewhere, so that the input is stored as a separate draft with this id. */
export type StoredDraft = { id: string; revision: number; isApart: boolean } | { isFull: true }

export type OpenedDraft = NonNullable<Awaited<ReturnType<typeof openUnsavedDraft>>>
