import { z } from 'zod'
import { formKit } from '~/admin/form/form-kit'
import { pictureFields } from '~/domain/images/images.form'
import { optionalLine, revision } from '~/forms/form-fields'
import type { StoredValues } from '~/forms/form-values'

const schema = z
  .object({ revision, title: optionalLine, ...pictureFields('image_url') })
  .transform(({ title }) => title)

const { Form, TextField, ImageField, nameOf } = formKit(schema)
const labelled = formKit(schema, { title: 'Titel' })

declare const stored: StoredValues<typeof schema>
declare const withoutTitle: Omit<typeof stored, 'title'>

/** Correct uses, and mistakes that must not compile. `tsc` reports a `@ts-expect-error` without an error. */
export const plantedMistakes = (
  <Form values={{ revision: 0 }}>
    <TextField name="title" label="Titel" />
    {/* @ts-expect-error: the schema has no such key */}
    <TextField name="titel" label="Titel" />
    <ImageField name="image_url" label="Billede" purpose="contact" />
    {/* @ts-expect-error: no picture is sent under this key */}
    <ImageField name="title" label="Billede" purpose="contact" />
    <labelled.TextField name="title" />
    {/* @ts-expect-error: neither the screen nor the kit's texts give it a label */}
    <TextField name="title" />
    {nameOf('title')}
    {/* @ts-expect-error: the schema has no such key */}
    {nameOf('titel')}
    {/* @ts-expect-error: a stored row without one of the schema's fields, which a save would erase */}
    <Form values={withoutTitle}>{null}</Form>
    <Form values={stored}>{null}</Form>
  </Form>
)
