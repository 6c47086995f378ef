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

/** The chosen kind of each group and category, as `group=kind`. */
export const importMapForm = z.object({
  map: z
    .array(
      z
        .string()
        .max(500)
        .regex(/=[\p{L}:_-]{1,50}$/u),
    )
    .max(300)
    .default([]),
})

/** The column of each field, as `field=heading`; a blank heading is no column. */
export const importColumnsForm = z.object({
  as: z.string().regex(/^[a-z]{1,20}$/),
  columns: z
    .array(
      z
        .string()
        .max(500)
        .regex(/^[a-z_]{1,40}=/),
    )
    .max(100)
    .default([]),
})

export const morePicturesForm = z.object({ pictures: upload })

/** Splits each field at its last, or its first, equals sign into key and value. */
export function pairsOf(
  lines: readonly string[],
  separator: 'first' | 'last',
): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = separator === 'first' ? line.indexOf('=') : line.lastIndexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
}

/** A command without fields. */
export const importCommandForm = z.object({})
