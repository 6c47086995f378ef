import { labelOf } from '~/admin/fields/field-label'
import { type FormSnapshot, snapshotOf } from '~/admin/form/form-snapshot'
import type { KeptInput } from './kept-inputs'

type ChangedFields = Pick<KeptInput, 'fields' | 'pictures'>

/** The name under which text that was typed into a list, but not added, is stored. */
export function typedName(list: string): string {
  return `${list}_typed`
}

/** Returns the fields that differ from an earlier snapshot, with the values they would send. */
export function touchedFields(form: HTMLFormElement, before: FormSnapshot): KeptInput['fields'] {
  const now = snapshotOf(form)
  return Object.fromEntries(changedNames(now, before).flatMap((name) => sent(form, now, name)))
}

function changedNames(now: FormSnapshot, before: FormSnapshot): string[] {
  const names = new Set([...now.keys(), ...before.keys()])
  return [...names].filter((name) => now.get(name) !== before.get(name))
}

/**
 * Returns the fields that differ from an earlier snapshot, without secrets, and with only the names of
 * chosen files.
 */
export function changedFields(form: HTMLFormElement, before: FormSnapshot): ChangedFields {
  const now = snapshotOf(form)
  const changed = changedNames(now, before).filter((name) => !isSecret(form, name))
  const chosen = picturesOf(form).filter(
    ({ name }) => changed.includes(name) && textsOf(now, name).join('') !== '',
  )
  const left = new Set(chosen.flatMap(({ parts }) => parts))
  return {
    fields: Object.fromEntries(
      changed.filter((name) => !left.has(name)).flatMap((name) => sent(form, now, name)),
    ),
    pictures: chosen.map(({ name }) => ({
      label: labelOf(form, name) ?? '',
      file: textsOf(now, `${name}_original`).join(''),
    })),
  }
}

/** Returns the values sent under a name; text typed into a list is separate. */
function sent(form: HTMLFormElement, now: FormSnapshot, name: string): [string, string[]][] {
  const texts = textsOf(now, name)
  const field = form.querySelector(`[data-typed][name="${CSS.escape(name)}"]`)
  if (!field) return [[name, texts]]
  return [
    [name, texts.slice(0, -1)],
    [typedName(name.slice(0, -2)), texts.slice(-1)],
  ]
}

/** Returns the texts of a snapshot under a name. */
export function textsOf(snapshot: FormSnapshot, name: string): string[] {
  const values: unknown[] = JSON.parse(snapshot.get(name) ?? '[]')
  return values.filter((value) => typeof value === 'string')
}

function picturesOf(form: HTMLFormElement): { name: string; parts: string[] }[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-alt-name]')].map((input) => {
    const { name } = input
    const own = ['', '_focus_x', '_focus_y', '_original'].map((part) => name + part)
    return { name, parts: [...own, input.dataset.altName ?? ''] }
  })
}

function isSecret(form: HTMLFormElement, name: string): boolean {
  const field = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
  return field?.type === 'password' || /password|one-time/.test(field?.autocomplete ?? '')
}
