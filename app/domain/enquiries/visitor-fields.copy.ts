import type { EnquiryField } from './enquiries.form'

/** The fields of the visitor's form with their labels, in the order of the CSV file. Not with the schema, so that visitors do not load Zod. */
export const visitorFields = {
  lecture: 'Hvad drejer det sig om?',
  wished_date: 'Ønsket dato',
  dates: 'Andre datoer eller tidspunkt',
  place: 'Sted',
  people: 'Antal deltagere',
  name: 'Navn',
  organisation: 'Forening, kirke eller skole',
  email: 'E-mail',
  phone: 'Telefon',
  message: 'Besked',
} satisfies Record<EnquiryField, string>
