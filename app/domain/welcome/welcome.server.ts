import { hidesWelcome } from '~/domain/admins/welcome-hidden.server'
import { eventIds } from '~/domain/calendar/calendar-editing.server'
import { activeContent, shownInfo } from '~/domain/contact/contact.server'
import { storedTexts } from '~/domain/content/content-editing.server'
import { shownAt } from '~/domain/images/site-pictures/site-pictures.server'
import { sampleLeft } from '~/domain/sample/remove-sample.server'
import { untouched } from '~/domain/sample/sample-plan.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { type FirstStep, shownSteps } from './welcome'

/** Which first steps are done. Sample content counts only after the author has edited it. */
export async function stepsDone(backend: Backend): Promise<Record<FirstStep, boolean>> {
  const [texts, opening, portrait, contact, events, left] = await Promise.all([
    storedTexts(backend),
    shownAt(backend, 'hero'),
    shownAt(backend, 'portrait'),
    activeContent(backend),
    eventIds(backend),
    sampleLeft(backend),
  ])
  const details = await shownInfo(backend, contact?.protected_contact_id)
  const [sampleTexts, samplePictures, sampleInfos, sampleEvents] = await Promise.all([
    untouched(backend, 'editable_content'),
    untouched(backend, 'images'),
    untouched(backend, 'protected_contact_info'),
    untouched(backend, 'calendar_events'),
  ])
  const own = texts.filter(({ id }) => !sampleTexts.has(id))
  return {
    name: own.some(({ key }) => key === 'hero.name'),
    opening: opening !== undefined && !samplePictures.has(opening.id),
    portrait: portrait !== undefined && !samplePictures.has(portrait.id),
    texts: own.some(({ key }) => key.startsWith('about.')),
    contact: Boolean(details?.email || details?.phone) && !sampleInfos.has(details?.id ?? ''),
    event: events.some((id) => !sampleEvents.has(id)),
    sample: left === undefined,
  }
}

/** The first step that is not done; undefined if none is left, or if the admin has hidden the steps. */
export async function nextStep(backend: Backend, admin: Admin): Promise<FirstStep | undefined> {
  if (await hidesWelcome(backend, admin)) return undefined
  const done = await stepsDone(backend)
  return shownSteps(done).find((step) => !done[step])
}
