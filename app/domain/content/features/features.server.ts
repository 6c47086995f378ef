import type { RouterContextProvider } from 'react-router'
import type { ContentOf } from '~/domain/content/content'
import { pageContent, readContent } from '~/domain/content/content.server'
import type { Backend } from '~/platform/backend.server'
import type { Features } from './features'

/** For a public page: cached with the texts of the site, until one changes. */
export async function pageFeatures(context: Readonly<RouterContextProvider>): Promise<Features> {
  return featuresIn(await pageContent(context, 'funktioner'))
}

/** For commands, actions and the back-office. */
export async function readFeatures(backend: Backend): Promise<Features> {
  return featuresIn(await readContent(backend, 'funktioner'))
}

function featuresIn(content: ContentOf<'funktioner'>): Features {
  const enquiries = content['funktioner.enquiries'] === 'on'
  const readers = content['funktioner.readers'] === 'on'
  return {
    enquiries,
    contactForm: enquiries && content['funktioner.contact_form'] === 'on',
    letter: content['funktioner.letter'] === 'on',
    readers,
    readersBeacon: readers && content['funktioner.readers_beacon'] === 'on',
    readersMail: readers && content['funktioner.readers_mail'] === 'on',
    accessibility: content['funktioner.accessibility'] === 'on',
  }
}
