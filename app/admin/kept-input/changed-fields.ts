import { labelOf } from '~/admin/form-state/field-label'
import { changedNames, type FormSnapshot, snapshotOf } from '~/admin/form-state/form-snapshot'
import type { KeptInput } from './kept-inputs'

type StorableInput = Pick<KeptInput, 'fields' | 'pictures'>

/** Returns the name under which text that was typed into a list, but not added, is stored. */
export function typedTextName(list: string): string {
  return `${list}_typed`
}

/** Returns the fields that differ from an earlier snapshot, with the values that the form would send. */
export function changedValues(form: HTMLFormElement, before: FormSnapshot): KeptInput['fields'] {
  const now = snapshotOf(form)
  return Object.fromEntries(
    changedNames(now, before).flatMap((name) => sentValues(form, now, name)),
  )
}

/**
 * Returns the changed fields in the form in which they may be stored: without passwords and codes, and with
 * only the names of files.
 */
export function storableInput(form: HTMLFormElement, before: FormSnapshot): StorableInput {
  const now = snapshotOf(form)
  const changed = changedNames(now, before).filter((name) => !isSecret(form, name))
  const changedPictures = pictureFields(form).filter(
    ({ name }) => changed.includes(name) && textsOf(now, name).join('') !== '',
  )
  const pictureParts = new Set(changedPictures.flatMap(({ parts }) => parts))
  return {
    fields: Object.fromEntries(
      changed
        .filter((name) => !pictureParts.has(name))
        .flatMap((name) => sentValues(form, now, name)),
    ),
    pictures: changedPictures.map(({ name }) => ({
      label: labelOf(form, name) ?? '',
      file: textsOf(now, `${name}_original`).join(''),
    })),
  }
}

/** Returns the values that a field would send. Text that was typed into a list, but not added, has its own name. */
function sentValues(form: HTMLFormElement, now: FormSnapshot, name: string): [string, string[]][] {
  const texts = textsOf(now, name)
  const field = form.querySelector(`[data-typed][name="${CSS.escape(name)}"]`)
  if (!field) return [[name, texts]]
  return [
    [name, texts.slice(0, -1)],
    [typedTextName(name.slice(0, -2)), texts.slice(-1)],
  ]
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
