import { href } from 'react-router'
import { longDate } from '~/danish/dates'
import { rowPages } from '~/domain/rows/row-pages.server'
import { rowSearch } from '~/domain/rows/row-search.server'
import { lettersSection } from '~/domain/sections/letters'
import { canonicalSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import { mixedTextLines } from '~/platform/rich-text.server'
import { copenhagenDate } from '~/platform/runtime/clock'
import { letterFeed, letterPath } from './letters'
import { type LetterForm, letterFields } from './letters.form'
import { isPublicLetter, timeOfLetter } from './letters.server'

declare module '~/platform/db/schema' {
  interface Schema {
    letters: Published & FormColumns<LetterForm, typeof letterFields> & { slug: string }
    subscribers: {
      id: string
      /** Null once the reader has left. */
      email: string | null
      /** The address as compared: see `emailKey`; of a reader who has left, a keyed hash. */
      email_key: string
      state: 'pending' | 'active' | 'paused' | 'refused' | 'left'
      /** The refusals (5xx) since the last letter that arrived. */
      refusals: number
      /** The reason of the last refusal. */
      reason: string | null
      new_email: string | null
      token_hash: string | null
      token_expires_at: string | null
      created_at: string
      updated_at: string
    }
    consents: {
      id: string
      subscriber_id: string
      wording: string
      place: string
      given_at: string
      confirmed_at: string | null
    }
    letter_sendings: {
      letter_id: string
      state: 'waiting' | 'sending' | 'paused' | 'stopped' | 'done'
      subject: string | null
      html: string | null
      plain: string | null
      reason: string | null
      owner: string | null
      owned_until: string | null
      next_attempt: string | null
      started_at: string | null
      ended_at: string | null
      created_at: string
    }
    letter_deliveries: {
      letter_id: string
      subscriber_id: string
      /** `handed`: a mail server has been asked to take it, and has not answered yet. */
      state: 'queued' | 'handed' | 'sent' | 'uncertain' | 'failed' | 'skipped'
      attempts: number
      next_attempt: string
      owner: string | null
      reason: string | null
      updated_at: string
    }
  }
}

const pagesOfLetters = rowPages('letters', '/brev', {
  changeFrequency: 'yearly',
  priority: 0.4,
  async findOther(_, rest) {
    return letterFeed.path === `/brev/${rest}` ? letterFeed.path : undefined
  },
  share: (row) => ({
    title: row.title,
    subtitle: longDate(copenhagenDate(timeOfLetter(row))),
    picturePath: null,
    text: mixedTextLines(row.content),
  }),
})

/** The list of letters is among their pages: the sections of the sitemap cannot be switched off. */
const letterPages: typeof pagesOfLetters = {
  ...pagesOfLetters,
  pages: pagesOfLetters.pages && {
    ...pagesOfLetters.pages,
    listing: pagesOfLetters.pages.listing && {
      ...pagesOfLetters.pages.listing,
      list: async (backend) => {
        const letters = (await pagesOfLetters.pages?.listing?.list(backend)) ?? []
        const changedAt = letters.flatMap((letter) => letter.changedAt)
        return [{ path: href('/brev'), title: lettersSection.name, changedAt }, ...letters]
      },
    },
  },
}

const letterSearch = rowSearch('letters', {
  kind: 'letter',
  name: 'breve',
  section: '/brev',
  title: 'soeg.letters',
  order: [
    ['published_at', 'desc'],
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  entry: (row) => ({
    detail: longDate(copenhagenDate(timeOfLetter(row))),
    text: mixedTextLines(row.content),
  }),
})

export const letterNoun = {
  words: nounWords('et brev', 'brevet'),
  nameOf: ({ title }) => title,
  columns: { ...letterFields, slug: 'Adresse', published_at: publication },
  visible: isPublicLetter,
  // They are in mails: also in a test letter, and in a letter without a page.
  filesVisible: alwaysVisible,
  screen: href('/admin/brev'),
  form: (id) => href('/admin/brev/:id', { id }),
  pathOf: letterPath,
  slugOf: canonicalSlug,
  pages: [letterPages],
  search: [letterSearch],
} satisfies NounDescription<'letters'>
