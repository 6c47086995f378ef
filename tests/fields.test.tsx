import { DomUtils, parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DialogField } from '~/admin/dialogs/dialog-field'
import { ChipsField } from '~/admin/fields/chips-field'
import { DateField } from '~/admin/fields/date-field'
import { SelectField, TextArea, TextField } from '~/admin/fields/fields'
import { SearchChoiceField } from '~/admin/fields/search-choice-field'
import { PdfChoiceField } from '~/admin/file/pdf-choice-field'
import { FormContext, type FormState } from '~/admin/form-state/form-state'
import { ImageField } from '~/admin/picture/image-field'
import { CountedField } from '~/admin/seo/seo-card'
import { CredentialField } from '~/admin/sign-in/credential-field'
import { PullQuoteField } from '~/routes/admin/bibliography/pull-quote-field'
import { StanzasField } from '~/routes/admin/hymns/stanzas-field'

const field = { name: 'felt', label: 'Felt', hint: 'Et råd.' }
const error = 'Skriv noget.'
const options = [{ value: '', label: 'Ingen' }]

/** The fields that read their error from the form. */
const fields: Record<string, ReactNode> = {
  TextField: <TextField {...field} />,
  TextArea: <TextArea {...field} />,
  SelectField: <SelectField {...field} options={options} />,
  DateField: <DateField {...field} />,
  ChipsField: <ChipsField {...field} />,
  SearchChoiceField: <SearchChoiceField {...field} options={options} />,
  PdfChoiceField: <PdfChoiceField {...field} />,
  ImageField: <ImageField {...field} purpose="news" withoutAltText />,
  StanzasField: <StanzasField {...field} />,
  PullQuoteField: <PullQuoteField {...field} quoteName="citat" />,
}

/** The same with an error that the field is given. */
const others: Record<string, (error?: string) => ReactNode> = {
  DialogField: (error) => <DialogField {...field} error={error} />,
  CredentialField: (error) => (
    <CredentialField {...field} error={error} type="text" autoComplete="off" />
  ),
}

/** What a screen reader says about the controls of a field that belong to its label. */
function described(node: ReactNode, errors: Record<string, string> = {}) {
  const nothing = () => {}
  const form: FormState = {
    errors,
    values: { felt: ['Håb'], felt_typed: '' },
    savedValues: {},
    notifyChange: nothing,
    beforeSave: () => nothing,
    delaySaveUntil: nothing,
  }
  const html = renderToStaticMarkup(<FormContext value={form}>{node}</FormContext>)
  const page = parseDocument(html)
  const textOf = (id: string) => {
    const element = DomUtils.getElementById(id, page)
    return element ? DomUtils.textContent(element) : `nothing with the id ${id}`
  }
  const controls = DomUtils.findAll(
    ({ name, attribs }) =>
      ['input', 'select', 'textarea', 'button'].includes(name) && 'aria-describedby' in attribs,
    page.children,
  )
  return controls.map(({ attribs }) => ({
    label: DomUtils.findAll(({ attribs: { for: id } }) => id === attribs.id, page.children).map(
      (each) => DomUtils.textContent(each),
    )[0],
    description: attribs['aria-describedby']?.split(' ').map(textOf).join(' '),
    isInvalid: attribs['aria-invalid'],
  }))
}

const right = { description: field.hint, isInvalid: undefined }
const wrong = { description: `${field.hint} ${error}`, isInvalid: 'true' }

test.each(Object.entries(fields))(
  '%s connects its label, hint and error to its control',
  (_, node) => {
    const { label } = field
    expect(described(node)).toMatchObject([{ label, ...right }])
    expect(described(node, { felt: error })).toMatchObject([{ label, ...wrong }])
    expect(described(node, { andet: error })).toMatchObject([right])
  },
)

test.each(Object.entries(others))(
  '%s connects its label, hint and error to its control',
  (_, node) => {
    expect(described(node())).toMatchObject([{ label: field.label, ...right }])
    expect(described(node(error))).toMatchObject([{ label: field.label, ...wrong }])
  },
)

test('a required field has a mark on its label, and tells screen readers', () => {
  const html = (isRequired: boolean) =>
    renderToStaticMarkup(<TextField {...field} required={isRequired} />)
  expect(html(true)).toMatch(/<label[^>]*required-label.*aria-required="true"/)
  expect(html(false)).not.toMatch(/required-label|aria-required="true"/)
})

test('a list suggests words, and the ends of an ordered one cannot be passed', () => {
  const values = { felt: ['Håb', 'Tro'] }
  const nothing = () => {}
  const form = {
    errors: {},
    values,
    savedValues: values,
    notifyChange: nothing,
    delaySaveUntil: nothing,
  }
  const html = renderToStaticMarkup(
    <FormContext value={{ ...form, beforeSave: () => nothing }}>
      <ChipsField {...field} choices={['Ro', 'Sorg']} isOrdered />
    </FormContext>,
  )
  const list = / list="([^"]*)"/.exec(html)?.[1]
  expect(html).toContain(`<datalist id="${list}"><option value="Ro"></option>`)
  const ends = [...html.matchAll(/aria-label="(Flyt [^"]*)" aria-disabled="true"/g)].map(
    ([, label]) => label,
  )
  expect(ends).toEqual(['Flyt Håb op', 'Flyt Tro ned'])
  expect(html.match(/name="felt\[\]" value="[^"]*"/g)).toEqual([
    'name="felt[]" value="Håb"',
    'name="felt[]" value="Tro"',
    'name="felt[]" value=""',
  ])
})

test('a counted field connects its length and error to its control', () => {
  const counted = (error?: string) =>
    described(
      <CountedField
        {...field}
        value="Blæk"
        recommendedLength={60}
        onChange={() => {}}
        error={error}
      />,
    )
  expect(counted()).toEqual([{ label: field.label, description: '4/60', isInvalid: undefined }])
  expect(counted(error)).toEqual([
    { label: field.label, description: `4/60 ${error}`, isInvalid: 'true' },
  ])
})
