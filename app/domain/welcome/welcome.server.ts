import { eventIds } from '~/domain/calendar/calendar-editing.server'
import { storedTexts } from '~/domain/content/content-editing.server'
import { shownAt } from '~/domain/images/site-pictures.server'
import { sampleLeft } from '~/domain/sample/remove-sample.server'
import { untouched } from '~/domain/sample/sample-plan.server'
import type { Backend } from '~/platform/backend.server'
import type { FirstStep } from './welcome'

/** Which first steps are done. Sample content counts only after the author has edited it. */
export async function stepsDone(backend: Backend): Promise<Record<FirstStep, boolean>> {
  const [texts, portrait, events, left] = await Promise.all([
    storedTexts(backend),
    shownAt(backend, 'portrait'),
    eventIds(backend),
    sampleLeft(backend),
  ])
  const [sampleTexts, samplePictures, sampleEvents] = await Promise.all([
    untouched(backend, 'editable_content'),
    untouched(backend, 'images'),
    untouched(backend, 'calendar_events'),
  ])
  const own = texts.filter(({ id }) => !sampleTexts.has(id))
  return {
    name: own.some(({ key }) => key === 'hero.name'),
    portrait: portrait !== undefined && !samplePictures.has(portrait.id),
    texts: own.some(({ key }) => key.startsWith('about.')),
    event: events.some((id) => !sampleEvents.has(id)),
    sample: left === undefined,
  }
}
