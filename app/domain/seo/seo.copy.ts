import type { SeoFlaw, SeoQuality } from './seo'

/** Some sentences are fixed by docs/specification.md, "Search engines". */
export const seoCopy = {
  draftKind: 'Søgemaskiner',
  intro: 'Det, søgemaskiner og delte links viser af hver side. Uden egen tekst bruges sidens egen.',
  notice:
    'Ændringer gælder med det samme, men der kan gå nogle dage, før søgemaskinerne viser dem.',
  metaTitle: 'Meta titel',
  metaDescription: 'Meta beskrivelse',
  synced: 'SEO indstillinger synkroniseret med domænet',
  notSynced: 'Fejl ved synkronisering',
  notLoaded: 'Kunne ikke hente SEO indstillinger',
  saved: 'SEO indstillinger gemt og synkroniseret',
  resetDone: 'Ændringer nulstillet',
  notSaved: 'Fejl ved gemning af SEO indstillinger',
  outdated: 'Der er gemt en nyere udgave i mellemtiden. Det, du har skrevet, står her stadig.',
}

export const qualityCopy: Record<SeoQuality, string> = {
  success: 'Optimal',
  warning: 'Kan forbedres',
  error: 'Kræver handling',
}

export const flawCopy: Record<SeoFlaw, string> = {
  'title-missing': 'Tilføj en meta titel',
  'title-short': 'Meta titlen er for kort (min 30 tegn)',
  'title-long': 'Meta titlen er for lang (max 60 tegn)',
  'description-missing': 'Tilføj en meta beskrivelse',
  'description-short': 'Meta beskrivelsen er for kort (min 120 tegn)',
  'description-long': 'Meta beskrivelsen er for lang (max 160 tegn)',
}
