import type { DraftContent } from '~/domain/unsaved-drafts/unsaved-drafts'
import { labelOf } from './field-label'
import { changedNames, type FormSnapshot, snapshotOf } from './form-snapshot'

type Fields = DraftContent['fields']

/** Returns the fields that differ from an earlier snapshot, with the values that the form would send. */
export function changedValues(form: HTMLFormElement, before: FormSnapshot): Fields {
  const now = snapshotOf(form)
  return Object.fromEntries(changedNames(now, before).map((name) => [name, textsOf(now, name)]))
}

/**
 * Returns the changed fields in the form in which they may be stored: without passwords and codes, and with
 * only the names of files.
 */
export function storableInput(form: HTMLFormElement, before: FormSnapshot): DraftContent {
  const now = snapshotOf(form)
  const changed = changedNames(now, before).filter((name) => !isSecret(form, name))
  const changedPictures = pictureFields(form).filter(
    ({ name }) => changed.includes(name) && textsOf(now, name).join('') !== '',
  )
  const pictureParts = new Set(changedPictures.flatMap(({ parts }) => parts))
  return {
    fields: Object.fromEntries(
      changed.filter((name) => !pictureParts.has(name)).map((name) => [name, textsOf(now, name)]),
    ),
    pictures: changedPictures.map(({ name }) => ({
      label: labelOf(form, name) ?? '',
      file: textsOf(now, `${name}_original`).join(''),
    })),
  }
}

export function textsOf(snapshot: FormSnapshot, name: string): string[] {
  const values: unknown[] = JSON.parse(snapshot.get(name) ?? '[]')
  return values.filter((value) => typeof value === 'string')
}

function pictureFields(form: HTMLFormElement): { name: string; parts: string[] }[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-alt-name]')].map((input) => {
    const { name } = input
    const parts = ['', '_focus_x', '_focus_y', '_original'].map((part) => name + part)
    return { name, parts: [...parts, input.dataset.altName ?? ''] }
  })
}

function isSecret(form: HTMLFormElement, name: string): boolean {
  const field = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
  return field?.type === 'password' || /password|one-time/.test(field?.autocomplete ?? '')
}

/** The initial value of the text that was typed into a list, but not added, which a form sends last. */
export const typedTextName = (list: string) => `${list}_typed`

/** Converts the fields of a draft to initial values of a form. Those of removed pictures have no preview. */
export function fieldValues(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, sent]): [name: string, value: unknown][] => {
      const last = sent.at(-1) ?? ''
      if (name.endsWith('[]')) {
        const list = name.slice(0, -2)
        return [
          [list, sent.slice(0, -1)],
          [typedTextName(list), last],
        ]
      }
      if (/_focus_[xy]$/.test(name)) return [[name, Number(last)]]
      return last === ''
        ? [
            [name, ''],
            [`${name}_picture`, undefined],
          ]
        : [[name, last]]
    }),
  )
}
