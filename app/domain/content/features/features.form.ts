import { z } from 'zod'
import { textsForm } from '~/domain/content/texts.form'
import { optionalText } from '~/forms/form-fields'
import { featuresCopy } from './features.copy'

const onOrOff = z.enum(['', 'on'], featuresCopy.unknownChoice)

const fields = {
  'funktioner.enquiries': onOrOff,
  'funktioner.contact_form': onOrOff,
  'funktioner.enquiry_months': z
    .string(featuresCopy.wrongMonths)
    .trim()
    .regex(/^(?:[1-9]\d?|1[01]\d|120)$/, featuresCopy.wrongMonths),
  'funktioner.spam_words': optionalText,
  'funktioner.privacy': optionalText,
  'funktioner.letter': onOrOff,
  'funktioner.letter_rate': z
    .string(featuresCopy.wrongRate)
    .trim()
    .regex(/^[1-9]\d{0,4}$/, featuresCopy.wrongRate),
  'funktioner.readers': onOrOff,
  'funktioner.readers_beacon': onOrOff,
  'funktioner.readers_mail': onOrOff,
  'funktioner.accessibility': onOrOff,
}

export type FeatureKey = keyof typeof fields

export const featureKeys = Object.keys(fields) as FeatureKey[]

export const featuresForm = textsForm(featureKeys, fields)
