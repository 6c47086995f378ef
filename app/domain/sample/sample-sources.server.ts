import { reviewsSample, worksSample } from '~/domain/bibliography/bibliography-sample.server'
import { eventsSample } from '~/domain/calendar/calendar-sample.server'
import { collaborationsSample } from '~/domain/collaborations/collaborations-sample.server'
import { contactInfoSample, contactSample } from '~/domain/contact/contact-sample.server'
import { contentSample } from '~/domain/content/content-sample.server'
import { hymnCollectionsSample, hymnsSample } from '~/domain/hymns/hymns-sample.server'
import { imagesSample } from '~/domain/images/images-sample.server'
import { lecturesSample } from '~/domain/lectures/lectures-sample.server'
import { newsSample } from '~/domain/news/news-sample.server'
import { pdfsSample } from '~/domain/pdfs/pdfs-sample.server'
import { seoSample } from '~/domain/seo/seo-sample.server'
import { testimonialsSample } from '~/domain/testimonials/testimonials-sample.server'
import type { Noun } from '~/platform/changes/nouns'
import type { SampleSource } from '~/platform/sample/sample-source.server'

/**
 * What each noun has in the sample content, in the order in which its rows are put in: what others refer
 * to comes before them. They are removed the other way round. Null is a noun that has nothing in it.
 */
const sources: { [N in Noun]: SampleSource<N> | null } = {
  images: imagesSample,
  news: newsSample,
  lectures: lecturesSample,
  calendar_events: eventsSample,
  calendar_settings: null,
  bibliography: worksSample,
  reviews: reviewsSample,
  hymns: hymnsSample,
  hymn_collections: hymnCollectionsSample,
  hymn_files: null,
  collaborations: collaborationsSample,
  collaboration_files: pdfsSample,
  testimonials: testimonialsSample,
  editable_content: contentSample,
  seo_settings: seoSample,
  protected_contact_info: contactInfoSample,
  contact_content: contactSample,
  redirects: null,
}

/** The nouns of the sample content with what they have in it, in the order in which it is put in. */
export const sampleSources = (Object.keys(sources) as Noun[]).flatMap((noun) => {
  const source = sources[noun]
  return source ? [{ noun, ...source }] : []
})

export type NamedSource = (typeof sampleSources)[number]

/** The nouns that have something in the sample content. */
export const sampleNouns = sampleSources.map(({ noun }) => noun)

/** Every picture of the sample content; the hero first, since renditions are made in this order. */
export const samplePictures = sampleSources.flatMap(({ pictures = [] }) => pictures)
