import { z } from 'zod'
import { displayedFileName } from '~/forms/file-name'
import {
  missingFieldMessage,
  optionalEmail,
  requiredLine,
  requiredLink,
  submittedText,
} from '~/forms/form-fields'
import { uploadedSourceName } from '~/forms/upload'
import { movingCopy } from './moving.copy'

const sourceKind = z.string(movingCopy.kindMissing).regex(/^[a-z]{1,20}$/, movingCopy.kindMissing)
const upload = z.string(movingCopy.fileMissing).regex(uploadedSourceName, movingCopy.fileMissing)

/** An import of an uploaded file. */
export const newImportForm = z.object({
  kind: sourceKind,
  upload,
  name: submittedText.transform(displayedFileName),
  pictures: z.union([z.literal(''), upload]).transform((name) => name || undefined),
})

/** An import of the earlier site by its address. Never an unsaved draft, since it has a password. */
export const networkImportForm = z.object({
  address: requiredLink(movingCopy.addressMissing),
  key: requiredLine(movingCopy.keyMissing),
  email: optionalEmail,
  password: z.string(missingFieldMessage).max(1000, movingCopy.notSignedIn),
})

const pairs = (pattern: RegExp, max: number) =>
  z.array(z.string().max(500).regex(pattern)).max(max).default([])

/** Whether all subscribers agreed to get the letter, or each of them is mailed a link. */
export const consents = ['stated', 'asked'] as const

/** The kinds to which groups and categories are mapped, as `group=kind`. */
export const importMapForm = z.object({
  map: pairs(/=[\p{L}:_-]{1,50}$/u, 300),
  consent: z.enum(['', ...consents], missingFieldMessage),
})

/** The column of each field, as `field=heading`; a blank heading is no column. */
export const importColumnsForm = z.object({
  as: z.string().regex(/^[a-z]{1,20}$/),
  columns: pairs(/^[a-z_]{1,40}=/, 100),
})

/** A further reading of a source, maybe with an archive of the files that it lacked. */
export const repeatForm = z.object({ pictures: upload.optional() })

/** Splits each line at its first or last equals sign. */
export function pairsOf(lines: readonly string[], separator: 'first' | 'last') {
  return Object.fromEntries(
    lines.map((line) => {
      const at = separator === 'first' ? line.indexOf('=') : line.lastIndexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
}

/** A command without fields. */
export const importCommandForm = z.object({})
