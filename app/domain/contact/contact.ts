/** The author's contact details; missing ones are null. */
export interface ContactInfo {
  email: string | null
  phone: string | null
  location: string | null
}

/** The content of the contact page (docs/specification.md, "Contact"). */
export interface ContactPage extends ContactInfo {
  headerTitle: string
  headerSubtitle: string | null
  formTitle: string | null
  directContactTitle: string
  quoteText: string | null
  quoteAuthor: string | null
  /** In the file store. */
  imagePath: string | null
  imageAlt: string | null
}

/** Whether the page has more than headings. Otherwise the section is hidden. */
export function hasContent(page: ContactPage): boolean {
  const { email, phone, location, quoteText, imagePath } = page
  return [email, phone, location, quoteText, imagePath].some(Boolean)
}

/**
 * A telephone number as a link: +45 is added unless it has a country code (docs/specification.md,
 * "Contact").
 */
export function phoneLink(phone: string): string {
  const number = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  return number.startsWith('+') ? `tel:${number}` : `tel:+45${number}`
}
