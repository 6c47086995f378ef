import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DateField } from '~/admin/fields/date-field'
import { Checkbox, SelectField, TextArea, TextField } from '~/admin/fields/fields'
import { SearchChoiceField } from '~/admin/fields/search-choice-field'
import { ImageField } from '~/admin/picture/image-field'
import { RichTextField } from '~/admin/rich-text/rich-text-field'
import type { FormValues } from '~/forms/form-values'
import { FormDialog, type FormDialogProps } from './form-dialog'
import { RecordForm } from './record-form'
import type { RecordFormProps } from './record-form-props'

/** The field names of a schema's input. */
type FieldName<Schema extends z.ZodType> = Extract<keyof z.input<Schema>, string>

/** The names among them that belong to an image field (`pictureFields`). */
type PictureName<Name extends string> = {
  [One in Name]: `${One}_focus_x` extends Name ? One : never
}[Name]

type Named<Props extends { name: string }, Name extends string> = (
  props: Omit<Props, 'name'> & { name: Name },
) => ReactNode

type PropsOf<Component extends (props: never) => ReactNode> = Parameters<Component>[0]

/** Replaces the loose values of a form's props by those of a schema. */
type Filled<Props, Schema extends z.ZodType> = Omit<Props, 'schema' | 'values'> & {
  values: FormValues<Schema>
}

/** The form of a schema and its fields, which accept only the schema's names. */
interface FormKit<Schema extends z.ZodType, Name extends string = FieldName<Schema>> {
  Form: (props: Filled<RecordFormProps, Schema>) => ReactNode
  Dialog: (props: Filled<FormDialogProps, Schema>) => ReactNode
  TextField: Named<PropsOf<typeof TextField>, Name>
  TextArea: Named<PropsOf<typeof TextArea>, Name>
  SelectField: Named<PropsOf<typeof SelectField>, Name>
  SearchChoiceField: Named<PropsOf<typeof SearchChoiceField>, Name>
  Checkbox: Named<PropsOf<typeof Checkbox>, Name>
  DateField: Named<PropsOf<typeof DateField>, Name>
  RichTextField: Named<PropsOf<typeof RichTextField>, Name>
  ImageField: Named<PropsOf<typeof ImageField>, PictureName<Name>>
  /** Returns the name unchanged, for a screen's own field: a name the schema lacks is a type error. */
  nameOf: <One extends Name>(name: One) => One
}

/**
 * The form components for a schema, created once per screen module: a misspelt field name, or a stored
 * value that was not read, is a type error (docs/architecture.md, "Forms").
 */
export function formKit<Schema extends z.ZodType>(schema: Schema): FormKit<Schema> {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: created once per schema, when its screen is loaded
    Form: (props) => <RecordForm {...props} schema={schema} />,
    // biome-ignore lint/correctness/noComponentHookFactories: created once per schema, when its screen is loaded
    Dialog: (props) => <FormDialog {...props} schema={schema} />,
    TextField,
    TextArea,
    SelectField,
    SearchChoiceField,
    Checkbox,
    DateField,
    RichTextField,
    ImageField,
    nameOf: (name) => name,
  }
}
