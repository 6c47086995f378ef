import { textsOf } from '~/admin/form-state/changed-fields'
import { labelOf } from '~/admin/form-state/field-label'
import type { FormSnapshot } from '~/admin/form-state/form-snapshot'
import { differingExcerpts } from '~/danish/differing-excerpts'
import type { DraftContent } from '~/domain/unsaved-drafts/unsaved-drafts'
import { draftOfferCopy as copy } from './draft-offer.copy'

export type Difference = ReturnType<typeof differencesOf>[number]

/** Returns the fields of a draft that differ from the form. Parts of another field have no label. */
export function differencesOf(
  form: HTMLFormElement,
  current: FormSnapshot,
  fields: DraftContent['fields'],
) {
  return Object.entries(fields).flatMap(([name, kept]) => {
    if (!differs(current, name, kept)) return []
    const label = groupLabelOf(form, name.replace(/\[\]$/, '')) ?? ''
    const texts = [textsOf(current, name), kept].map((values) => displayText(form, name, values))
    const [stored = '', now = ''] = texts
    return [{ name, label, ...differingExcerpts(stored, now) }]
  })
}

function differs(current: FormSnapshot, name: string, kept: string[]): boolean {
  const serialize = (texts: string[]) => JSON.stringify(texts.filter((text) => text !== ''))
  return serialize(textsOf(current, name)) !== serialize(kept)
}

function groupLabelOf(form: HTMLFormElement, name: string): string | undefined {
  const radio = form.querySelector(`input[type="radio"][name="${CSS.escape(name)}"]`)
  return labelOf(form, name) ?? radio?.closest('fieldset')?.querySelector('legend')?.textContent
}

export function displayText(form: HTMLFormElement, name: string, sent: string[]): string {
  const [field] = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `[name="${CSS.escape(name)}"]`,
  )
  const last = sent.at(-1) ?? ''
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find(({ value }) => value === last)?.text ?? last
  }
  if (field?.type === 'checkbox') return last ? copy.checked : copy.unchecked
  if (field?.type === 'radio') return radioText(form, name, last)
  if (field?.dataset.altName !== undefined) return last ? copy.picture : ''
  return sent.filter(Boolean).map(plainText).join(', ')
}

function radioText(form: HTMLFormElement, name: string, value: string): string {
  const radios = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
  return radios.find((radio) => radio.value === value)?.labels?.[0]?.textContent ?? value
}

/** Converts a value to plain text: rich text without tags, dates as they are typed, and no ids. */
export function plainText(text: string): string {
  const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (date) return `${Number(date[3])}.${Number(date[2])}.${date[1]}`
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return copy.selected
  if (!/^<[a-z]/.test(text)) return text
  const page = new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html')
  return (page.body.textContent ?? '').trim()
}
