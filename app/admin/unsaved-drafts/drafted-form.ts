import type { RefObject } from 'react'
import type { Path } from 'react-router'
import { storableInput } from '~/admin/form-state/changed-fields'
import { type FormSnapshot, revisionsOf, snapshotOf } from '~/admin/form-state/form-snapshot'
import type { DraftContent } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type Difference, differencesOf } from './differences'
import type { DraftInput } from './draft-writer'
import { pathOfForm } from './drafted-path'

export interface DraftedForm {
  /** Empty if nobody is signed in; then nothing is stored. */
  account: string
  /** Identifies the form (`sentDraft`). */
  formKey: () => string
  /** Returns the unsaved input, or undefined until the form is ready. */
  read: () => DraftInput | undefined
  /** Puts the content of a draft into the form. */
  restore: (content: DraftContent) => void
  /** Focuses one of these fields, once a draft was restored. */
  focus?: (names: string[]) => void
  /** Returns the fields in which a draft differs from the form. */
  compare: (content: DraftContent) => Difference[]
  revisions: Record<string, string>
}

interface FormIdentity {
  action?: string | undefined
  /** The title of a dialog. */
  title?: string | undefined
  values: Record<string, unknown>
}

/** The parts of a `RecordForm` that its unsaved draft reads. */
export function draftedForm(
  ref: RefObject<HTMLFormElement | null>,
  saved: RefObject<FormSnapshot | undefined>,
  { action, title, values }: FormIdentity,
  location: Path,
): Pick<DraftedForm, 'formKey' | 'read' | 'compare'> {
  function formKey() {
    const subjects = ref.current?.querySelectorAll<HTMLInputElement>('input[data-subject]') ?? []
    const dialog = action ? '' : (title ?? '')
    const parts = [action ?? location.pathname, dialog, ...Array.from(subjects, (one) => one.value)]
    return parts.filter(Boolean).join(' ')
  }
  return {
    formKey,
    read() {
      const form = ref.current
      if (!form || !saved.current) return undefined
      const content = storableInput(form, saved.current)
      const name =
        form.querySelector<HTMLInputElement>('[name="title"], [name="name"]')?.value ?? ''
      const differences = differencesOf(form, saved.current, content.fields)
      const difference = differences.find(({ label, now }) => label && now && now !== name)
      const row = form.querySelector<HTMLInputElement>('input[data-subject][name="id"]')?.value
      return {
        form: formKey(),
        path: pathOfForm(location, row),
        kind: (title ?? document.querySelector('h1')?.textContent ?? '').slice(0, 200),
        title: name.slice(0, 200),
        excerpt: difference ? `${difference.label}: »${difference.now}«`.slice(0, 200) : '',
        content,
        base: Object.fromEntries(revisionsOf(values)),
      }
    },
    compare: (content) =>
      ref.current ? differencesOf(ref.current, snapshotOf(ref.current), content.fields) : [],
  }
}
