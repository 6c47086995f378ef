import { parsePhoneNumberFromString } from 'libphonenumber-js'

const maxLength = 50

/** Four numbers with dots, which are not pairs as in 12.34.56.78, are an address of the internet. */
const ipAddress = /^(?!\d\d(?:\.\d\d){3}$)\d+(?:\.\d+){3}$/

/**
 * Returns the URL that dials a telephone number, with its country; one without is Danish. Undefined if the text is not
 * exactly one possible number.
 */
export function phoneUrl(written: string): string | undefined {
  const text = written.trim()
  if (text.length > maxLength || ipAddress.test(text)) return undefined
  const number = parsePhoneNumberFromString(plainNumber(text), {
    defaultCountry: 'DK',
    extract: false,
  })
  return number?.isPossible() ? number.getURI() : undefined
}

/** The ways of writing that the library does not know: '(+45) 12 34 56 78', 'lokal 12'. */
function plainNumber(text: string): string {
  return text
    .replace(/^\(\s*((?:\+|00)[\d ]{1,4})\)/, '$1 ')
    .replace(/[\s,;]*\b(?:lokalnr|lokal|lok)\b[.:]*\s*(?=\d{1,6}$)/i, ' ext. ')
}
