import { expect, expectTypeOf } from 'vitest'
import { z } from 'zod'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { optionalLine, revision } from '~/forms/form-fields'
import { insertRow } from '~/platform/changes/rows.server'
import { rowForForm } from './row-for-form.server'

const schema = z
  .object({ revision, name: optionalLine, quote: optionalLine, language: optionalLine })
  .transform(({ language, ...rest }) => ({ ...rest, languages: [language] }))

databaseTest('a form gets the columns named by its schema', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const row = { name: 'Karen', title: 'Organist', quote: 'Vi sang.' } as const
  const id = await insertRow(backend, admin, 'testimonials', {
    ...row,
    is_visible: 1,
    sort_order: 0,
  })
  const values = await rowForForm(backend, 'testimonials', schema, id)
  expect(values).toEqual({ revision: 1, name: 'Karen', quote: 'Vi sang.' })
  // Fields without a column are missing in the type, so that the caller must add them.
  expectTypeOf<keyof NonNullable<typeof values>>().toEqualTypeOf<'revision' | 'name' | 'quote'>()
  expect(await rowForForm(backend, 'testimonials', schema, 'missing')).toBeUndefined()
})
