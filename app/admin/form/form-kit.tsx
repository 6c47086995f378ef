import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DateField } from '~/admin/fields/date-field'
import { Checkbox, SelectField, TextArea, TextField } from '~/admin/fields/fields'
import { ImageField } from '~/admin/picture/image-field'
import { RichTextField } from '~/admin/rich-text/rich-text-field'
import { FormDialog, type FormDialogProps } from './form-dialog'
import { RecordForm, type RecordFormProps } from './record-form'

/** The names of a schema's input: what a form that is read by it may call its fields. */
export type FieldName<Schema extends z.ZodType> = Extract<keyof z.input<Schema>, string>

/** Those of them under which an image field is sent (`pictureFields`). */
type PictureName<Name extends string> = {
  [One in Name]: `${One}_focus_x` extends Name ? One : never
}[Name]

type Named<Props extends { name: string }, Name extends string> = (
  props: Omit<Props, 'name'> & { name: Name },
) => ReactNode

type PropsOf<Component extends (props: never) => ReactNode> = Parameters<Component>[0]

/** The form of a schema and its fields, which know no other names than the schema's. */
interface FormKit<Name extends string> {
  Form: (props: Omit<RecordFormProps, 'schema'>) => ReactNode
  Dialog: (props: Omit<FormDialogProps, 'schema'>) => ReactNode
  TextField: Named<PropsOf<typeof TextField>, Name>
  TextArea: Named<PropsOf<typeof TextArea>, Name>
  SelectField: Named<PropsOf<typeof SelectField>, Name>
  Checkbox: Named<PropsOf<typeof Checkbox>, Name>
  DateField: Named<PropsOf<typeof DateField>, Name>
  RichTextField: Named<PropsOf<typeof RichTextField>, Name>
  ImageField: Named<PropsOf<typeof ImageField>, PictureName<Name>>
  /** For a field that a screen has of its own: the name, if the schema has it. */
  nameOf: <One extends Name>(name: One) => One
}

/**
 * What a screen makes its form of, once per schema and outside its components: a misspelt field is a
 * type error (docs/architecture.md, "Forms").
 */
export function formKit<Schema extends z.ZodType>(schema: Schema): FormKit<FieldName<Schema>> {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once per schema, when its screen is loaded
    Form: (props) => <RecordForm {...props} schema={schema} />,
    // biome-ignore lint/correctness/noComponentHookFactories: made once per schema, when its screen is loaded
    Dialog: (props) => <FormDialog {...props} schema={schema} />,
    ...{ TextField, TextArea, SelectField, Checkbox, DateField, RichTextField, ImageField },
    nameOf: (name) => name,
  }
}
