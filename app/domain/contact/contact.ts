/** How the author can be reached; what is not given is null. */
export interface ContactInfo {
  email: string | null
  phone: string | null
  location: string | null
}

/** All that the contact page says (docs/specification.md, "Contact"). */
export interface ContactPage extends ContactInfo {
  headerTitle: string
  headerSubtitle: string | null
  formTitle: string | null
  directContactTitle: string
  quoteText: string | null
  quoteAuthor: string | null
  /** Where its picture is stored. */
  imagePath: string | null
  imageAlt: string | null
}

/**
 * A telephone number as a link: the digits behind +45, unless it names its country itself
 * (docs/specification.md, "Contact").
 */
export function phoneLink(phone: string): string {
  const number = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  return number.startsWith('+') ? `tel:${number}` : `tel:+45${number}`
}
