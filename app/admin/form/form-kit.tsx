import { type ReactNode, useMemo } from 'react'
import type { z } from 'zod'
import { formCopy } from '~/admin/copy/form.copy'
import { DateField } from '~/admin/fields/date-field'
import {
  Checkbox,
  type FieldProps,
  RadioField,
  SelectField,
  TextArea,
  TextField,
} from '~/admin/fields/fields'
import {
  type FilledField,
  FoldedFields,
  type FoldedFieldsProps,
} from '~/admin/fields/folded-fields'
import { SearchChoiceField } from '~/admin/fields/search-choice-field'
import { textOf } from '~/admin/form-state/form-state'
import { MediaField } from '~/admin/media/media-field'
import { ImageField } from '~/admin/picture/image-field'
import { RichTextField } from '~/admin/rich-text/rich-text-field'
import { type FieldTexts, fieldProps, newRowValues } from '~/forms/field-texts'
import type { FormValues } from '~/forms/form-values'
import { FormDialog, type FormDialogProps } from './form-dialog'
import { RecordForm } from './record-form'
import type { RecordFormProps } from './record-form-props'

type FieldName<Schema extends z.ZodType> = Extract<keyof z.input<Schema>, string>

/** The names of image fields (`pictureFields`) among them. */
type PictureName<Name extends string> = {
  [One in Name]: `${One}_focus_x` extends Name ? One : never
}[Name]

export type OfKind<Texts, Kind> = {
  [Name in keyof Texts]: Texts[Name] extends { kind: Kind } ? Name : never
}[keyof Texts]

type Component = (props: never) => ReactNode
type PropsOf<Of extends Component> = Omit<Parameters<Of>[0], 'name' | 'label'>

/**
 * A field component. Its label is optional if the kit's texts have one; the field must then be of the kind
 * that the component edits (`Suitable`).
 */
type NamedField<Of extends Component, Name, Texts, Suitable = keyof Texts> = (
  props: PropsOf<Of> &
    (
      | { name: Extract<Name, Suitable>; label?: string }
      | { name: Exclude<Name, keyof Texts>; label: string }
    ),
) => ReactNode

/** The component of a choice or a picture. Its options or its purpose can be in the kit's texts too. */
type NamedFieldWithout<Property extends string, Of extends Component, Name, Texts, Kind> = (
  props:
    | (Omit<PropsOf<Of>, Property> & { name: Extract<Name, OfKind<Texts, Kind>> })
    | Parameters<NamedField<Of, Name, Texts>>[0],
) => ReactNode

type WithValues<Props, Schema extends z.ZodType> = Omit<Props, 'schema' | 'values'> & {
  values: FormValues<Schema>
}

interface FormKit<Schema extends z.ZodType, Texts, Name extends string = FieldName<Schema>> {
  Form: (props: WithValues<RecordFormProps, Schema>) => ReactNode
  Dialog: (props: WithValues<FormDialogProps, Schema>) => ReactNode
  TextField: NamedField<typeof TextField, Name, Texts>
  TextArea: NamedField<typeof TextArea, Name, Texts>
  SelectField: NamedFieldWithout<'options', typeof SelectField, Name, Texts, 'choice'>
  RadioField: NamedFieldWithout<'options', typeof RadioField, Name, Texts, 'choice'>
  SearchChoiceField: NamedField<typeof SearchChoiceField, Name, Texts>
  Checkbox: NamedField<typeof Checkbox, Name, Texts, OfKind<Texts, 'flag'>>
  DateField: NamedField<typeof DateField, Name, Texts>
  RichTextField: NamedField<typeof RichTextField, Name, Texts, OfKind<Texts, 'rich-text'>>
  MediaField: NamedField<typeof MediaField, Name, Texts, OfKind<Texts, 'rich-text'>>
  ImageField: NamedFieldWithout<'purpose', typeof ImageField, PictureName<Name>, Texts, 'path'>
  /** The closed group shows the labels of its filled fields, unless `stateOf` describes it. */
  FoldedFields: (
    props: Omit<FoldedFieldsProps, 'names' | 'newValues' | 'stateOf'> & {
      names: readonly Name[]
      stateOf?: FoldedFieldsProps['stateOf']
    },
  ) => ReactNode
  /** Returns the name unchanged. Screens with their own components use it, so that a wrong name is a type error. */
  nameOf: <One extends Name>(name: One) => One
  fieldOf: (name: Extract<Name, keyof Texts>) => FieldProps
}

/**
 * Creates the form components for a schema, once per screen module. A misspelt field name, a missing label,
 * a component that does not fit the column and a stored value that was not read are type errors
 * (docs/architecture.md, "Forms").
 * @param texts labels and hints of fields; the screen provides the others
 */
export function formKit<
  Schema extends z.ZodType,
  const Texts extends FieldTexts<FieldName<Schema>> = Record<never, never>,
>(schema: Schema, texts?: Texts): FormKit<Schema, Texts> {
  const defaults = newRowValues(texts)
  const fieldOf = (name: string) => ({ name, ...fieldProps(texts, name) })
  const withTexts = <Props extends FieldProps>(Component: (props: Props) => ReactNode) =>
    function WithTexts(props: { name: string }) {
      return <Component {...(fieldOf(props.name) as Props)} {...props} />
    }
  function describe({ name, value }: FilledField): string {
    const { label, options } = fieldOf(name)
    const choice = options?.find((option) => option.value === textOf(value))
    return choice?.label ?? (value === 0 ? formCopy.no(label) : label)
  }
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: created once per schema, when its screen is loaded
    Form: ({ values, ...props }) => (
      <RecordForm {...props} values={useNewRowValues(defaults, values)} schema={schema} />
    ),
    // biome-ignore lint/correctness/noComponentHookFactories: created once per schema, when its screen is loaded
    Dialog: ({ values, ...props }) => (
      <FormDialog {...props} values={useNewRowValues(defaults, values)} schema={schema} />
    ),
    TextField: withTexts(TextField),
    TextArea: withTexts(TextArea),
    SelectField: withTexts(SelectField),
    RadioField: withTexts(RadioField),
    SearchChoiceField: withTexts(SearchChoiceField),
    Checkbox: withTexts(Checkbox),
    DateField: withTexts(DateField),
    RichTextField: withTexts(RichTextField),
    MediaField: withTexts(MediaField),
    ImageField: withTexts(ImageField),
    // biome-ignore lint/correctness/noComponentHookFactories: created once per schema, when its screen is loaded
    FoldedFields: (props) => (
      <FoldedFields
        stateOf={(filled) => {
          const labels = filled.map(describe).join(', ')
          const isInTitle = props.names.length === 1 || labels === props.title
          return labels && isInTitle ? formCopy.filled : labels
        }}
        {...props}
        newValues={defaults}
      />
    ),
    nameOf: (name) => name,
    fieldOf,
  }
}

/** The values with those that a new row begins with. */
function useNewRowValues<Values extends object>(defaults: object, values: Values): Values {
  return useMemo(() => ({ ...defaults, ...values }), [defaults, values])
}
