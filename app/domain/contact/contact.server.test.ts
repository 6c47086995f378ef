import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { filledForm } from '#tests/support/forms'
import { openWriter } from '#tests/support/writer'
import { readForm } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { contactDefaults } from './contact.copy'
import { contactForm } from './contact.form'
import { contactPage, emptyContactPage } from './contact.server'
import { saveContact } from './contact-commands.server'

type Info = Schema['protected_contact_info']

async function addInfo({ db }: Backend, info: Partial<Info> & { id: string }) {
  const row = { is_active: 1 as const, created_at: '2026-01-01', updated_at: '2026-01-01' }
  await db
    .insertInto('protected_contact_info')
    .values({ ...row, revision: 1, ...info })
    .execute()
}

async function addContent({ db }: Backend, content: Partial<Schema['contact_content']>) {
  const row = { id: 'page', is_active: 1 as const, created_at: '2026-01-01' }
  await db
    .insertInto('contact_content')
    .values({ ...row, updated_at: '2026-01-01', revision: 1, ...content })
    .execute()
}

databaseTest('without rows the page shows its defaults', async ({ backend }) => {
  expect(await contactPage(backend)).toEqual(emptyContactPage)
})

databaseTest('the page shows what the author wrote', async ({ backend }) => {
  await addInfo(backend, { id: 'i', email: 'j@example.dk', phone: '12345678', location: 'Mors' })
  await addContent(backend, {
    header_title: 'Skriv til mig',
    header_subtitle: 'Gerne i dag',
    form_title: 'Post',
    direct_contact_title: 'Direkte',
    quote_text: 'Et brev',
    quote_author: 'J.L.',
    image_url: 'images/contact/contact-1.jpg',
    image_alt: 'Skrivebordet',
    protected_contact_id: 'i',
  })
  expect(await contactPage(backend)).toEqual({
    header_title: 'Skriv til mig',
    header_subtitle: 'Gerne i dag',
    form_title: 'Post',
    direct_contact_title: 'Direkte',
    quote_text: 'Et brev',
    quote_author: 'J.L.',
    image_url: 'images/contact/contact-1.jpg',
    image_alt: 'Skrivebordet',
    email: 'j@example.dk',
    phone: '12345678',
    phone_url: 'tel:+4512345678',
    location: 'Mors',
  })
})

databaseTest('empty titles have their defaults', async ({ backend }) => {
  await addContent(backend, { header_title: '', direct_contact_title: null, header_subtitle: '' })
  const { header_title, direct_contact_title, header_subtitle } = await contactPage(backend)
  expect({ header_title, direct_contact_title }).toEqual({
    header_title: contactDefaults.header_title,
    direct_contact_title: contactDefaults.direct_contact_title,
  })
  expect(header_subtitle).toBe('')
})

databaseTest('content that is not active is not shown', async ({ backend }) => {
  await addContent(backend, { header_title: 'Gammel', is_active: 0 })
  expect(await contactPage(backend)).toEqual(emptyContactPage)
})

databaseTest('the public details are the first active ones', async ({ backend }) => {
  await addInfo(backend, { id: '3', email: 'third@example.dk', created_at: '2026-01-03' })
  await addInfo(backend, { id: '1', email: 'first@example.dk', is_active: 0 })
  await addInfo(backend, { id: '2', email: 'second@example.dk', created_at: '2026-01-02' })
  const details = { email: 'second@example.dk', phone: null, location: null }
  expect(await contactPage(backend)).toMatchObject(details)
})

databaseTest('details linked to the page are shown before older ones', async ({ backend }) => {
  await addInfo(backend, { id: '1', email: 'first@example.dk', created_at: '2026-01-01' })
  await addInfo(backend, { id: '2', email: 'second@example.dk', created_at: '2026-01-02' })
  await addContent(backend, { protected_contact_id: '2' })
  expect(await contactPage(backend)).toMatchObject({ email: 'second@example.dk' })
})

databaseTest('details that were deleted meanwhile are not stored again', async ({ backend }) => {
  const { admin } = await openWriter(backend)
  const { value } = readForm(
    contactForm,
    filledForm(contactForm, { email: 'j@example.dk', info_revision: '2' }),
  )
  if (!value) throw new Error('the form is refused')
  await expect(saveContact(backend, admin, value)).rejects.toMatchObject({ code: 'outdated' })
  expect(await contactPage(backend)).toEqual(emptyContactPage)
})

databaseTest('a page without content still shows the public details', async ({ backend }) => {
  await addInfo(backend, { id: 'i', email: 'j@example.dk' })
  expect(await contactPage(backend)).toMatchObject({ ...contactDefaults, email: 'j@example.dk' })
})

databaseTest(
  'a page that was never linked to details shows the copies in its own row',
  async ({ backend }) => {
    await addContent(backend, { email: 'copy@example.dk', phone: '87654321', location: 'Thy' })
    expect(await contactPage(backend)).toMatchObject({
      email: 'copy@example.dk',
      phone: '87654321',
      location: 'Thy',
    })
  },
)

databaseTest('neither hidden details nor their copies are shown', async ({ backend }) => {
  await addInfo(backend, { id: 'i', email: 'j@example.dk', is_active: 0 })
  await addContent(backend, { protected_contact_id: 'i', email: 'j@example.dk', phone: '1' })
  expect(await contactPage(backend)).toMatchObject({ email: null, phone: null, location: null })
})
