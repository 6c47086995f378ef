import type { MailBlock } from '~/platform/mail/mail-block'
import { type Enquiry, factsOf } from './enquiry-facts'

interface EnquiryMail {
  subject: string
  body: MailBlock[]
}

const aboutOf = ({ subject }: Enquiry) => (subject ? ` om »${subject}«` : '')

export function mailToAuthor(enquiry: Enquiry, url: string): EnquiryMail {
  return {
    subject: `Henvendelse${aboutOf(enquiry)} fra ${enquiry.name}`,
    body: [
      { kind: 'text', text: `${enquiry.name} har skrevet til dig på din hjemmeside.` },
      { kind: 'facts', facts: factsOf(enquiry) },
      { kind: 'quotation', text: enquiry.message },
      { kind: 'link', url, label: 'Se henvendelsen' },
    ],
  }
}

export function copyToSender(enquiry: Enquiry, siteName: string): EnquiryMail {
  return {
    subject: `Kopi af din henvendelse til ${siteName}`,
    body: [
      {
        kind: 'text',
        text: `Tak for din henvendelse${aboutOf(enquiry)}. Du får svar, så snart det er muligt. Her er en kopi af det, du skrev.`,
      },
      { kind: 'facts', facts: factsOf(enquiry) },
      { kind: 'quotation', text: enquiry.message },
      {
        kind: 'text',
        text: 'Har du ikke skrevet, har en anden brugt din adresse. Så skal du ikke gøre noget.',
      },
    ],
  }
}
