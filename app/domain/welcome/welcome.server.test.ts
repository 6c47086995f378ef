import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { blanksOf } from '#tests/support/forms'
import { openWriter } from '#tests/support/writer'
import { isWelcomeHidden, setWelcomeHidden } from '~/domain/admins/accounts.server'
import { eventForm } from '~/domain/calendar/calendar.form'
import { saveEvent } from '~/domain/calendar/calendar-commands.server'
import { eventIds } from '~/domain/calendar/calendar-editing.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { type FirstStep, firstSteps, visibleSteps } from './welcome'
import { nextStep, stepsDone } from './welcome.server'

const event = eventForm.parse({
  ...blanksOf(eventForm),
  revision: '0',
  title: 'Koncert',
  date: '2026-12-04',
  event_type: 'concert',
  is_visible: 'on',
})

databaseTest('on an empty site no step is done, and there is no sample to remove', async (test) => {
  const { backend } = test
  expect(await stepsDone(backend)).toEqual({
    name: false,
    opening: false,
    portrait: false,
    texts: false,
    look: false,
    contact: false,
    event: false,
    sample: true,
  })
})

databaseTest('a step is done once the author saved it', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEntry(backend, admin, 'hero.name', 'Johanne')
  expect(await stepsDone(backend)).toMatchObject({ name: true, texts: false })
  await saveEntry(backend, admin, 'about.paragraph1', 'Jeg skriver.')
  await saveEntry(backend, admin, 'udseende.face', 'fjord')
  await saveEvent(backend, admin, undefined, event)
  const done = { name: true, texts: true, look: true, event: true }
  expect(await stepsDone(backend)).toMatchObject(done)
})

databaseTest('a contact without e-mail and telephone is no contact yet', async ({ backend }) => {
  const { contact } = await openWriter(backend)
  await contact({ location: 'Mors' })
  expect(await stepsDone(backend)).toMatchObject({ contact: false })
  const known = { email: null, phone: '12 34 56 78' }
  await backend.db.updateTable('protected_contact_info').set(known).execute()
  expect(await stepsDone(backend)).toMatchObject({ contact: true })
})

databaseTest(
  'the next step is the first that is not done, until the steps are hidden',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    expect(await nextStep(backend, admin)).toBe('name')
    await saveEntry(backend, admin, 'hero.name', 'Johanne')
    expect(await nextStep(backend, admin)).toBe('opening')
    await setWelcomeHidden(backend, admin, true)
    expect(await nextStep(backend, admin)).toBeUndefined()
  },
)

databaseTest('sample content counts once it is edited', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEvent(backend, admin, undefined, event)
  const [row_id = ''] = await eventIds(backend)
  await backend.db
    .insertInto('sample_rows')
    .values({ noun: 'calendar_events', row_id, revision: 1 })
    .execute()
  expect(await stepsDone(backend)).toMatchObject({ event: false, sample: false })
  await saveEvent(backend, admin, row_id, { ...event, revision: 1, title: 'Min koncert' })
  expect(await stepsDone(backend)).toMatchObject({ event: true, sample: true })
})

databaseTest('steps hidden by one admin are still shown to another', async ({ backend }) => {
  const [one, other] = [await signedInAdmin(backend), await signedInAdmin(backend)]
  await setWelcomeHidden(backend, one, true)
  expect([await isWelcomeHidden(backend, one), await isWelcomeHidden(backend, other)]).toEqual([
    true,
    false,
  ])
  await setWelcomeHidden(backend, one, false)
  expect(await isWelcomeHidden(backend, one)).toBe(false)
})

databaseTest(
  'the contact step is done unless the details are unedited sample content',
  async ({ backend }) => {
    const at = backend.clock.now().toISOString()
    await backend.db
      .insertInto('protected_contact_info')
      .values({
        id: 'details',
        email: 'johanne@example.dk',
        phone: null,
        location: null,
        is_active: 1,
        revision: 1,
        created_at: at,
        updated_at: at,
      })
      .execute()
    expect(await stepsDone(backend)).toMatchObject({ contact: true })
    await backend.db
      .insertInto('sample_rows')
      .values({ noun: 'protected_contact_info', row_id: 'details', revision: 1 })
      .execute()
    expect(await stepsDone(backend)).toMatchObject({ contact: false })
  },
)

const reachable: Record<string, string>[] = [
  { phone: '12 34 56 78' },
  { email: 'johanne@example.dk' },
]

for (const details of reachable) {
  databaseTest(`${Object.keys(details)} alone completes the contact step`, async ({ backend }) => {
    const write = await openWriter(backend)
    await write.contact(details)
    expect(await stepsDone(backend)).toMatchObject({ contact: true })
  })
}

test('removing the sample content is a step only while there is sample content', async () => {
  const none = Object.fromEntries(firstSteps.map((step) => [step, false])) as Record<
    FirstStep,
    boolean
  >
  expect(visibleSteps(none)).toContain('sample')
  expect(visibleSteps({ ...none, sample: true })).not.toContain('sample')
})
