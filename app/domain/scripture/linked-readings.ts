import type { Reading, Readings } from '~/domain/church-year/readings'
import { bibleTextUrl, printedReference, spokenReference } from './bible-text'

export type LinkedReading = ReturnType<typeof linkedReading>
export type LinkedReadings = ReturnType<typeof linkedReadings>

/** With all that a page shows, so that visitors do not load the books of the Bible. */
export function linkedReadings({ oldTestament, epistle, gospel }: Readings) {
  return {
    oldTestament: linkedReading(oldTestament),
    epistle: epistle && linkedReading(epistle),
    gospel: linkedReading(gospel),
  }
}

function linkedReading({ choices, together }: Reading) {
  const links = choices.map((reference) => ({
    name: printedReference(reference),
    spoken: spokenReference(reference),
    url: bibleTextUrl(reference),
  }))
  return { choices: links, together }
}
