import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, openScreens, uploadPicture } from '#tests/support/screen'
import { contactDefaults } from '~/domain/contact/contact.copy'
import { contactForm } from '~/domain/contact/contact.form'
import { contactPage } from '~/domain/contact/contact.server'
import type { Backend } from '~/platform/backend.server'
import { action, loader } from './edit'

const done = {
  status: 200,
  answer: {
    kind: 'done',
    toast: {
      title: 'Kontakt indhold opdateret',
      description: 'Ændringerne er gemt og vil være synlige på kontakt siden.',
    },
  },
}

const form = {
  header_title: 'Skriv til mig',
  header_subtitle: 'Gerne i dag',
  form_title: 'Post',
  direct_contact_title: 'Direkte',
  email: 'johanne@example.dk',
  phone: '12 34 56 78',
  location: 'Nykøbing Mors',
  quote_text: 'Et brev\ner et hus',
  quote_author: 'J.L.',
}

type Values = Record<string, unknown> & { revision: number; info_revision: number }

/** The form data: the stored values with the author's changes. */
async function edited(backend: Backend, changes: object = {}) {
  const screens = await openScreens(backend, contactForm)
  const { values } = (await screens.load(loader)) as { values: Values }
  const fields = Object.entries(values).filter(([name]) => name !== 'image_url_picture')
  return { ...Object.fromEntries(fields), ...changes }
}

async function save(backend: Backend, changes: object) {
  const screens = await openScreens(backend, contactForm)
  return screens.send(action, await edited(backend, changes))
}

const infos = ({ db }: Backend) =>
  db
    .selectFrom('protected_contact_info')
    .select(['id', 'email', 'phone', 'location', 'is_active', 'revision'])
    .execute()

const content = ({ db }: Backend) =>
  db.selectFrom('contact_content').selectAll().executeTakeFirstOrThrow()

databaseTest('the form starts with the defaults', async ({ backend }) => {
  expect(await edited(backend)).toMatchObject({
    revision: 0,
    info_revision: 0,
    email: null,
    image_url: null,
    header_title: contactDefaults.header_title,
    header_subtitle: contactDefaults.header_subtitle,
    direct_contact_title: contactDefaults.direct_contact_title,
  })
})

databaseTest('the first save stores the page and its details', async ({ backend }) => {
  expect(await save(backend, form)).toEqual(done)
  const [info, ...others] = await infos(backend)
  const { email, phone, location } = form
  expect(others).toEqual([])
  expect(info).toMatchObject({ email, phone, location, is_active: 1, revision: 1 })
  expect(await content(backend)).toMatchObject({
    ...form,
    protected_contact_id: info?.id,
    is_active: 1,
    image_url: null,
  })
  expect(await contactPage(backend)).toMatchObject({ header_title: 'Skriv til mig', email, phone })
})

databaseTest('stores no row for details that are all blank', async ({ backend }) => {
  expect(await save(backend, { header_title: 'Skriv' })).toEqual(done)
  expect(await infos(backend)).toEqual([])
  expect((await content(backend)).protected_contact_id).toBeNull()
})

databaseTest('later saves change the same rows', async ({ backend }) => {
  await save(backend, form)
  const before = await infos(backend)
  expect(await save(backend, { phone: '', quote_text: '' })).toEqual(done)
  const after = await infos(backend)
  expect(after).toMatchObject([{ id: before[0]?.id, phone: null, revision: 2 }])
  expect(await content(backend)).toMatchObject({ phone: null, quote_text: null, revision: 2 })
  // Unchanged details are not written.
  await save(backend, { quote_text: 'Nyt' })
  expect(await infos(backend)).toEqual(after)
  await save(backend, { location: 'Thy' })
  expect(await infos(backend)).toMatchObject([{ location: 'Thy', revision: 3 }])
})

databaseTest('hidden details are neither shown nor revealed by a save', async ({ backend }) => {
  await save(backend, form)
  await backend.db.updateTable('protected_contact_info').set({ is_active: 0 }).execute()
  expect(await edited(backend)).toMatchObject({ email: null, phone: null, info_revision: 0 })
  expect(await save(backend, { quote_text: 'Nyt' })).toEqual(done)
  expect(await infos(backend)).toMatchObject([{ email: form.email, is_active: 0 }])
  expect(await contactPage(backend)).toMatchObject({ email: null, quote_text: 'Nyt' })
})

databaseTest(
  'a page that was never linked to details keeps its own copies',
  async ({ backend }) => {
    await save(backend, { header_title: 'Skriv' })
    await backend.db.updateTable('contact_content').set({ email: 'kopi@example.dk' }).execute()
    expect(await edited(backend)).toMatchObject({ email: 'kopi@example.dk' })
    await save(backend, { phone: '12345678' })
    expect(await infos(backend)).toMatchObject([{ email: 'kopi@example.dk', phone: '12345678' }])
  },
)

databaseTest('an invalid e-mail address or number is refused', async ({ backend }) => {
  const bad = { email: `${'a'.repeat(10_000)}@example.dk`, phone: 'ring bare', image_url: '../x' }
  expect(await save(backend, { ...form, ...bad })).toEqual({
    status: 422,
    answer: {
      kind: 'refused',
      errors: {
        email: 'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
        phone: 'Skriv ét telefonnummer, f.eks. 12 34 56 78 eller +46 8 123 456 78.',
        image_url: 'Vælg billedet igen.',
      },
    },
  })
  expect(await infos(backend)).toEqual([])
})

databaseTest(
  'the picture is stored with its description, replaced and removed',
  async ({ backend }) => {
    const first = await uploadPicture(backend, 'images/contact/contact-1.jpg')
    const second = await uploadPicture(backend, 'images/contact/contact-2.jpg')
    await save(backend, { ...form, image_url: first, image_alt: 'Skrivebordet' })
    expect(await contactPage(backend)).toMatchObject({
      image_url: first,
      image_alt: 'Skrivebordet',
    })
    await save(backend, { image_url: second, image_alt: 'Vinduet', image_url_focus_x: '0.25' })
    expect(await contactPage(backend)).toMatchObject({ image_url: second, image_alt: 'Vinduet' })
    expect(await edited(backend)).toMatchObject({ image_url_focus_x: 0.25, image_alt: 'Vinduet' })
    expect(await backend.files.exists(first)).toBe(true)
    await save(backend, { image_url: '', image_alt: '' })
    expect(await contactPage(backend)).toMatchObject({ image_url: null, image_alt: null })
    expect(await backend.files.exists(second)).toBe(true)
  },
)

databaseTest('a save over a newer version is refused, details included', async ({ backend }) => {
  await save(backend, form)
  const screens = await openScreens(backend, contactForm)
  const early = await edited(backend, { phone: '11 11 11 11' })
  await save(backend, { phone: '22 22 22 22' })
  expect(await screens.send(action, early)).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', values: { phone: '22 22 22 22', revision: 2, info_revision: 2 } },
  })
  // A current page revision alone does not allow outdated details.
  expect((await screens.send(action, { ...early, revision: 2 })).status).toBe(409)
  expect(await infos(backend)).toMatchObject([{ phone: '22 22 22 22' }])
  expect(await screens.send(action, { ...early, revision: 2, info_revision: 2 })).toEqual(done)
})

databaseTest('a failure leaves page, details and picture unchanged', async ({ backend }) => {
  await save(backend, form)
  const path = await uploadPicture(backend, 'images/contact/contact-1.jpg')
  const sent = await edited(backend, { phone: '99999999', image_url: path })
  const screens = await openScreens(backend, contactForm)
  const before = await infos(backend)
  await breakTable(backend, 'contact_content')
  expect(await screens.send(action, sent)).toEqual({
    status: 500,
    answer: {
      kind: 'failed',
      toast: {
        title: 'Fejl',
        description: 'Der opstod en fejl ved opdatering af kontakt indholdet.',
      },
    },
  })
  expect(await infos(backend)).toEqual(before)
  expect(await backend.db.selectFrom('images').selectAll().execute()).toEqual([])
})
