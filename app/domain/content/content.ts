import { firstSpamWords } from '~/domain/content/features/features.copy'
import { line, paragraph } from '~/domain/sections/section'
import { sectionTexts } from '~/domain/sections/sections'

/** The choices of the screen Udseende. A blank palette or opening is that of the face. */
const appearanceEntries = {
  'udseende.face': line('Udtryk', 'salmebog'),
  'udseende.palette': line('Farver', ''),
  'udseende.opening': line('Åbning', ''),
  'udseende.mark': line('Mærke', ''),
  'udseende.name': line('Sidens navn', ''),
  'udseende.church_year': line('Kirkeårets farve', ''),
  'udseende.front': line('Forsidens indhold', ''),
  'udseende.sections': line('Sidens dele', ''),
}

/** The choices of the screen Funktioner (app/domain/content/features). */
const featureEntries = {
  'funktioner.enquiries': line('Henvendelser', ''),
  'funktioner.contact_form': line('Formular på siden Kontakt', ''),
  'funktioner.enquiry_months': line('Måneder, en henvendelse gemmes', '24'),
  'funktioner.spam_words': paragraph('Ord, der vækker mistanke', firstSpamWords),
  'funktioner.privacy': paragraph('Tilføjelse til siden Privatliv', ''),
  'funktioner.letter': line('Brev til læserne', ''),
  'funktioner.letter_rate': line('Breve i minuttet', '60'),
  'funktioner.accessibility': line('Siden om tilgængelighed', ''),
  'funktioner.readers': line('Tælling af læsere', ''),
  'funktioner.readers_beacon': line('Tæller i browseren', ''),
  'funktioner.readers_mail': line('E-mail om læserne', ''),
}

/** Every editable text as page.element_key, with its built-in wording (docs/specification.md, "Content"). */
export const contentEntries = { ...sectionTexts, ...appearanceEntries, ...featureEntries }

export type ContentKey = keyof typeof contentEntries

export const contentKeys = Object.keys(contentEntries) as ContentKey[]

export type ContentPage = ContentKey extends `${infer P}.${string}` ? P : never

export type ContentOf<P extends ContentPage = ContentPage> = Record<
  Extract<ContentKey, `${P}.${string}`>,
  string
>

export interface StoredEntry {
  /** Undefined for a text that was never changed. */
  id?: string
  value: string
  revision: number
}

export type StoredContent = Record<ContentKey, StoredEntry>
