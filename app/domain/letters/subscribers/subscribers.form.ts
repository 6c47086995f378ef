import { z } from 'zod'
import { optionalEmail } from '~/forms/form-fields'

/** Bounded by what a mail server accepts (RFC 5321). */
export const subscriberEmail = optionalEmail
  .refine((email) => email !== null, 'Skriv din e-mailadresse.')
  .transform((email) => email as string)

export const consentPlaces = ['sidefoden', 'brevets side', 'en henvendelse'] as const

export type ConsentPlace = (typeof consentPlaces)[number]

export const signUpForm = z.object({
  email: subscriberEmail,
  place: z.enum(consentPlaces).catch('brevets side'),
  /** A field that people do not see. */
  tomt: z.string().max(2000).optional(),
})

export const newEmailForm = z.object({ email: subscriberEmail })
