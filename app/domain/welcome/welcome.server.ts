import { isWelcomeHidden } from '~/domain/admins/accounts.server'
import { eventIds } from '~/domain/calendar/calendar-editing.server'
import { activeContent, publicInfo } from '~/domain/contact/contact.server'
import { storedTexts } from '~/domain/content/content.server'
import type { SitePictureName } from '~/domain/images/images'
import { currentSitePicture } from '~/domain/images/site-pictures/site-pictures.server'
import { countSampleLeft } from '~/domain/sample/remove-sample.server'
import { uneditedRows } from '~/domain/sample/sample-plan.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { type FirstStep, firstSteps, type NextStep } from './welcome'

/** The checks of the first steps. Sample content counts only after the author has edited it. */
const isDone: Record<FirstStep, (backend: Backend) => Promise<boolean>> = {
  name: (backend) => hasOwnText(backend, 'hero.name'),
  opening: (backend) => hasOwnPicture(backend, 'hero'),
  portrait: (backend) => hasOwnPicture(backend, 'portrait'),
  texts: (backend) => hasOwnText(backend, 'about.'),
  look: (backend) => hasOwnText(backend, 'udseende.'),
  contact: hasOwnContact,
  event: hasOwnEvent,
  sample: async (backend) => (await countSampleLeft(backend)) === undefined,
}

export async function stepsDone(backend: Backend): Promise<Record<FirstStep, boolean>> {
  const done = firstSteps.map(async (step) => [step, await isDone[step](backend)] as const)
  return Object.fromEntries(await Promise.all(done)) as Record<FirstStep, boolean>
}

/** Undefined while the steps are hidden. */
export async function nextStep(backend: Backend, admin: Admin): Promise<NextStep | undefined> {
  if (await isWelcomeHidden(backend, admin)) return undefined
  for (const step of firstSteps) if (!(await isDone[step](backend))) return step
  return 'none'
}

async function hasOwnText(backend: Backend, prefix: string): Promise<boolean> {
  const [texts, sample] = await Promise.all([
    storedTexts(backend, ['hero', 'about', 'udseende']),
    uneditedRows(backend, 'editable_content'),
  ])
  return [...texts].some(([key, { id }]) => key.startsWith(prefix) && !sample.has(id))
}

async function hasOwnPicture(backend: Backend, name: SitePictureName): Promise<boolean> {
  const picture = await currentSitePicture(backend, name)
  return picture !== undefined && !(await uneditedRows(backend, 'images')).has(picture.id)
}

async function hasOwnContact(backend: Backend): Promise<boolean> {
  const contact = await activeContent(backend)
  const details = await publicInfo(backend, contact?.protected_contact_id)
  if (!details || !(details.email || details.phone)) return false
  return !(await uneditedRows(backend, 'protected_contact_info')).has(details.id)
}

async function hasOwnEvent(backend: Backend): Promise<boolean> {
  const [events, sample] = await Promise.all([
    eventIds(backend),
    uneditedRows(backend, 'calendar_events'),
  ])
  return events.some((id) => !sample.has(id))
}
