import { reviewNoun, workNoun } from '~/domain/bibliography/bibliography-noun.server'
import { calendarSettingsNoun, eventNoun } from '~/domain/calendar/calendar-noun.server'
import { collaborationNoun } from '~/domain/collaborations/collaborations-noun.server'
import { contactInfoNoun, contactNoun } from '~/domain/contact/contact-noun.server'
import { contentNoun } from '~/domain/content/content-noun.server'
import { enquiryNoun } from '~/domain/enquiries/enquiries-noun.server'
import { fileNoun } from '~/domain/files/files-noun.server'
import { hymnCollectionNoun, hymnFileNoun, hymnNoun } from '~/domain/hymns/hymns-noun.server'
import { imageNoun } from '~/domain/images/images-noun.server'
import { lectureNoun } from '~/domain/lectures/lectures-noun.server'
import { letterNoun } from '~/domain/letters/letters-noun.server'
import { newsNoun } from '~/domain/news/news-noun.server'
import { profileNoun } from '~/domain/profiles/profiles-noun.server'
import { redirectNoun } from '~/domain/redirects/redirects-noun.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { seoNoun } from '~/domain/seo/seo-noun.server'
import { testimonialNoun } from '~/domain/testimonials/testimonials-noun.server'
import type { Noun } from '~/platform/changes/noun'
import type { Nouns } from '~/platform/changes/nouns'

/** All nouns by table, in the order of search and sitemap. */
export const nouns: Nouns & Record<Noun, { search: readonly SiteSearch[] }> = {
  editable_content: contentNoun,
  news: newsNoun,
  letters: letterNoun,
  lectures: lectureNoun,
  bibliography: workNoun,
  reviews: reviewNoun,
  hymns: hymnNoun,
  hymn_collections: hymnCollectionNoun,
  hymn_files: hymnFileNoun,
  collaborations: collaborationNoun,
  collaboration_files: fileNoun,
  calendar_events: eventNoun,
  calendar_settings: calendarSettingsNoun,
  testimonials: testimonialNoun,
  contact_content: contactNoun,
  protected_contact_info: contactInfoNoun,
  profiles: profileNoun,
  images: imageNoun,
  seo_settings: seoNoun,
  redirects: redirectNoun,
  enquiries: enquiryNoun,
}
