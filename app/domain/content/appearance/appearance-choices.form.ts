import { z } from 'zod'
import { faceNames } from '~/faces/faces'
import { markNames } from '~/faces/marks'
import { uploadedMarkPattern } from '~/faces/uploaded-mark'
import { optionalLine } from '~/forms/form-fields'
import { appearanceCopy } from './appearance.copy'

/** A longer name does not fit beside the menu. */
const maxSiteName = 40

const face = z.enum(faceNames, appearanceCopy.unknownFace)
const faceOrBlank = z.enum(['', ...faceNames], appearanceCopy.unknownFace)

const mark = z
  .string(appearanceCopy.unknownMark)
  .refine(
    (value) => ['', ...markNames].includes(value) || uploadedMarkPattern.test(value),
    appearanceCopy.unknownMark,
  )

/** Names in the author's order, as written by `formatArrangement`. */
const arrangement = z
  .string(appearanceCopy.unknownFace)
  .max(200, appearanceCopy.unknownFace)
  .regex(/^[a-z -]*$/, appearanceCopy.unknownFace)

export const appearanceChoices = {
  'udseende.face': face,
  'udseende.palette': faceOrBlank,
  'udseende.opening': faceOrBlank,
  'udseende.mark': mark,
  'udseende.name': optionalLine.refine(
    (name) => (name ?? '').length <= maxSiteName,
    `Højst ${maxSiteName} tegn.`,
  ),
  'udseende.church_year': z.enum(['', 'on'], appearanceCopy.unknownChoice),
  'udseende.front': arrangement,
  'udseende.sections': arrangement,
}

export type AppearanceKey = keyof typeof appearanceChoices

export const appearanceKeys = Object.keys(appearanceChoices) as AppearanceKey[]

export function isAppearanceKey(key: string): key is AppearanceKey {
  return Object.hasOwn(appearanceChoices, key)
}
