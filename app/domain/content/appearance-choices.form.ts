import { z } from 'zod'
import { faceNames } from '~/faces/faces'
import { markNames } from '~/faces/marks'
import { uploadedMarkPath } from '~/faces/uploaded-mark'
import { optionalLine } from '~/forms/form-fields'
import { appearanceCopy } from './appearance.copy'

const face = z.enum(faceNames, appearanceCopy.unknown)
const faceOrBlank = z.enum(['', ...faceNames], appearanceCopy.unknown)

const mark = z
  .string(appearanceCopy.unknownMark)
  .refine(
    (value) => ['', ...markNames].includes(value) || uploadedMarkPath.test(value),
    appearanceCopy.unknownMark,
  )

/** Names in the author's order, as written by `arrangementOf`. */
const arrangement = z
  .string(appearanceCopy.unknown)
  .max(200, appearanceCopy.unknown)
  .regex(/^[a-z -]*$/, appearanceCopy.unknown)

/** The choices of the screen Udseende, by their content store keys. */
export const appearanceChoices = {
  'udseende.face': face,
  'udseende.palette': faceOrBlank,
  'udseende.opening': faceOrBlank,
  'udseende.mark': mark,
  'udseende.name': optionalLine,
  'udseende.church_year': z.enum(['', 'on'], appearanceCopy.unknownChoice),
  'udseende.front': arrangement,
  'udseende.sections': arrangement,
}

export type AppearanceKey = keyof typeof appearanceChoices

export const appearanceKeys = Object.keys(appearanceChoices) as AppearanceKey[]

export function isAppearanceKey(key: string): key is AppearanceKey {
  return Object.hasOwn(appearanceChoices, key)
}
