import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { RecordForm } from '~/admin/form/record-form'
import type { FieldErrors } from '~/forms/form'
import { renderScreen, type SentForm } from './screen'

interface FormOptions {
  /** The field's stored value, and those of other fields. */
  values?: Record<string, unknown>
  /** The errors that the server finds in the form. */
  errors?: FieldErrors
}

/** Shows fields in a form. `save` saves it, and resolves to the fields that it sends. */
export async function renderField(field: ReactNode, { values, errors }: FormOptions = {}) {
  const form = (
    <RecordForm schema={z.unknown()} values={{ revision: 1, ...values }}>
      {field}
    </RecordForm>
  )
  const screen = await renderScreen(form, errors && { answer: () => ({ kind: 'refused', errors }) })
  async function save() {
    await saveByKey(screen.sent)
    const { revision: _, ...fields } = screen.sent.at(-1) ?? {}
    return fields
  }
  const unsaved = screen.getByText('Der er ændringer, som ikke er gemt')
  return Object.assign(screen, { save, unsaved })
}

/** Opens the folded fields of the form. */
export async function unfold() {
  await expect.poll(() => document.querySelectorAll('form > details').length).toBeGreaterThan(0)
  for (const group of document.querySelectorAll<HTMLDetailsElement>('form > details')) {
    group.open = true
  }
}

/** Presses Ctrl+S until the form is sent once more. A form ignores it while its last save is under way. */
export async function saveByKey(sent: SentForm[]) {
  const count = sent.length
  async function countAfterKey() {
    if (sent.length === count) await userEvent.keyboard('{Control>}s{/Control}')
    return sent.length
  }
  await expect.poll(countAfterKey).toBe(count + 1)
}
