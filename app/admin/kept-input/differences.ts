import { labelOf } from '~/admin/fields/field-label'
import type { FormSnapshot } from '~/admin/form/form-snapshot'
import { textsOf } from './changed-fields'
import { keptInputCopy as copy } from './kept-input.copy'
import type { KeptInput } from './kept-inputs'

/** A field's current and stored input, as short texts. */
export interface Difference {
  name: string
  label: string
  stored: string
  kept: string
}

/** Returns the fields with a label whose stored input differs from the form. */
export function differencesOf(
  form: HTMLFormElement,
  held: FormSnapshot,
  fields: KeptInput['fields'],
): Difference[] {
  return Object.entries(fields).flatMap(([name, kept]) => {
    const label = nameOf(form, name.replace(/(\[\]|_typed)$/, ''))
    if (!label || !differs(held, name, kept)) return []
    const texts = [textsOf(held, name), kept].map((sent) => shown(form, name, sent))
    const [stored = '', now = ''] = texts
    return [{ name, label, ...excerpts(stored, now) }]
  })
}

/** Whether a form's value differs from the stored input. */
export function differs(held: FormSnapshot, name: string, kept: string[]): boolean {
  const written = (texts: string[]) => JSON.stringify(texts.filter((text) => text !== ''))
  return written(textsOf(held, name)) !== written(kept)
}

/** Returns the field's label; for radio buttons the label of the group. */
function nameOf(form: HTMLFormElement, name: string): string | undefined {
  const radio = form.querySelector(`input[type="radio"][name="${CSS.escape(name)}"]`)
  return labelOf(form, name) ?? radio?.closest('fieldset')?.querySelector('legend')?.textContent
}

/** Formats a sent value as the form displays it. */
export function shown(form: HTMLFormElement, name: string, sent: string[]): string {
  const [field] = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `[name="${CSS.escape(name)}"]`,
  )
  const last = sent.at(-1) ?? ''
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find(({ value }) => value === last)?.text ?? last
  }
  if (field?.type === 'checkbox') return last ? copy.on : copy.off
  if (field?.type === 'radio') return radioText(form, name, last)
  if (field?.dataset.altName !== undefined) return last ? copy.picture : ''
  return sent.filter(Boolean).map(plain).join(', ')
}

function radioText(form: HTMLFormElement, name: string, value: string): string {
  const radios = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
  return radios.find((radio) => radio.value === value)?.labels?.[0]?.textContent ?? value
}

/** Strips rich text to plain text, formats dates as typed, and drops ids. */
export function plain(text: string): string {
  const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (date) return `${Number(date[3])}.${Number(date[2])}.${date[1]}`
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return copy.chosen
  if (!/^<[a-z]/.test(text)) return text
  const page = new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html')
  return (page.body.textContent ?? '').trim()
}

const maxLength = 60
const before = 20

/** Cuts both texts to start shortly before their first difference. */
export function excerpts(stored: string, kept: string): { stored: string; kept: string } {
  const longer = Math.max(stored.length, kept.length)
  if (longer <= maxLength) return { stored, kept }
  const different = [...kept].findIndex((letter, at) => letter !== [...stored][at])
  const start = different < 0 ? kept.length : different
  const from = Math.max(0, Math.min(start - before, longer - maxLength))
  const cut = (text: string) => {
    const letters = [...text]
    const part = letters.slice(from, from + maxLength).join('')
    return `${from > 0 ? '… ' : ''}${part}${letters.length > from + maxLength ? ' …' : ''}`
  }
  return { stored: stored && cut(stored), kept: kept && cut(kept) }
}
