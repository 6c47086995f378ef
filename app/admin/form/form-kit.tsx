import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DateField } from '~/admin/fields/date-field'
import { Checkbox, RadioField, SelectField, TextArea, TextField } from '~/admin/fields/fields'
import { SearchChoiceField } from '~/admin/fields/search-choice-field'
import { ImageField } from '~/admin/picture/image-field'
import { RichTextField } from '~/admin/rich-text/rich-text-field'
import { type FieldTexts, fieldProps } from '~/forms/field-texts'
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

/** The names whose texts describe a column of this kind. */
export type OfKind<Texts, Kind> = {
  [Name in keyof Texts]: Texts[Name] extends { kind: Kind } ? Name : never
}[keyof Texts]

/**
 * The props of a field. The label is left out if the kit's texts have it; they must then describe a
 * field of the kind `Suitable`.
 */
type Named<
  Props extends { name: string; label: string },
  Name extends string,
  Labelled,
  Suitable = Labelled,
> = (
  props: Omit<Props, 'name' | 'label'> &
    (
      | { name: Extract<Name, Suitable>; label?: string }
      | { name: Exclude<Name, Labelled>; label: string }
    ),
) => ReactNode

/** The props of a choice. The options are left out if the kit's texts have them. */
type NamedChoice<
  Props extends { name: string; label: string; options: unknown },
  Name extends string,
  Labelled,
  Choices,
> = (
  props:
    | (Omit<Props, 'name' | 'label' | 'options'> & { name: Extract<Name, Choices> })
    | Parameters<Named<Props, Name, Labelled>>[0],
) => ReactNode

type PropsOf<Component extends (props: never) => ReactNode> = Parameters<Component>[0]

/** The props of a form, with the values typed by its schema. */
type Filled<Props, Schema extends z.ZodType> = Omit<Props, 'schema' | 'values'> & {
  values: FormValues<Schema>
}

/** The form of a schema and its fields, which accept only the schema's names. */
interface FormKit<
  Schema extends z.ZodType,
  Texts,
  Labelled = keyof Texts,
  Name extends string = FieldName<Schema>,
> {
  Form: (props: Filled<RecordFormProps, Schema>) => ReactNode
  Dialog: (props: Filled<FormDialogProps, Schema>) => ReactNode
  TextField: Named<PropsOf<typeof TextField>, Name, Labelled>
  TextArea: Named<PropsOf<typeof TextArea>, Name, Labelled>
  SelectField: NamedChoice<PropsOf<typeof SelectField>, Name, Labelled, OfKind<Texts, 'choice'>>
  RadioField: NamedChoice<PropsOf<typeof RadioField>, Name, Labelled, OfKind<Texts, 'choice'>>
  SearchChoiceField: Named<PropsOf<typeof SearchChoiceField>, Name, Labelled>
  Checkbox: Named<PropsOf<typeof Checkbox>, Name, Labelled, OfKind<Texts, 'flag'>>
  DateField: Named<PropsOf<typeof DateField>, Name, Labelled>
  RichTextField: Named<PropsOf<typeof RichTextField>, Name, Labelled, OfKind<Texts, 'rich-text'>>
  ImageField: Named<PropsOf<typeof ImageField>, PictureName<Name>, Labelled, OfKind<Texts, 'path'>>
  /** Returns the name unchanged, for a screen's own field. A name that the schema lacks is a type error. */
  nameOf: <One extends Name>(name: One) => One
  /** Returns the name with its texts, for a screen's own field. */
  fieldOf: (name: Extract<Name, Labelled>) => Field
}

type Field = { name: string; label: string; hint?: string | undefined }

/**
 * Creates the form components for a schema, once per screen module. Type errors report a misspelt field
 * name, a field without a label or of another kind than its column, and a stored value that was not read
 * (docs/architecture.md, "Forms").
 * @param texts the labels and hints of the fields; the screen provides those that are missing here
 */
export function formKit<
  Schema extends z.ZodType,
  const Texts extends FieldTexts<FieldName<Schema>> = Record<never, never>,
>(schema: Schema, texts?: Texts): FormKit<Schema, Texts> {
  const fieldOf = (name: string) => ({ name, ...fieldProps(texts, name) })
  const withTexts = <Props extends Field>(Component: (props: Props) => ReactNode) =>
    function WithTexts(props: { name: string }) {
      return <Component {...(fieldOf(props.name) as Props)} {...props} />
    }
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: created once per schema, when its screen is loaded
    Form: (props) => <RecordForm {...props} schema={schema} />,
    // biome-ignore lint/correctness/noComponentHookFactories: created once per schema, when its screen is loaded
    Dialog: (props) => <FormDialog {...props} schema={schema} />,
    TextField: withTexts(TextField),
    TextArea: withTexts(TextArea),
    SelectField: withTexts(SelectField),
    RadioField: withTexts(RadioField),
    SearchChoiceField: withTexts(SearchChoiceField),
    Checkbox: withTexts(Checkbox),
    DateField: withTexts(DateField),
    RichTextField: withTexts(RichTextField),
    ImageField: withTexts(ImageField),
    nameOf: (name) => name,
    fieldOf,
  }
}
