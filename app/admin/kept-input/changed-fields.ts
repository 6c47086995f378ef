import { labelOf } from '~/admin/fields/field-label'
import { type FormSnapshot, snapshotOf } from '~/admin/form/form-snapshot'
import type { KeptInput } from './kept-inputs'

type ChangedFields = Pick<KeptInput, 'fields' | 'pictures'>

/** Under which a list keeps what was typed and not added to it yet. */
export function typedName(list: string): string {
  return `${list}_typed`
}

/**
 * What differs in a form from an earlier snapshot of it, as far as it may be kept: no secrets, and of
 * a file that was chosen its name alone.
 */
export function changedFields(form: HTMLFormElement, before: FormSnapshot): ChangedFields {
  const now = snapshotOf(form)
  const changed = [...new Set([...now.keys(), ...before.keys()])].filter(
    (name) => now.get(name) !== before.get(name) && !isSecret(form, name),
  )
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

/** What is sent under a name; what was typed beside a list stands by itself. */
function sent(form: HTMLFormElement, now: FormSnapshot, name: string): [string, string[]][] {
  const texts = textsOf(now, name)
  const field = form.querySelector(`[data-typed][name="${CSS.escape(name)}"]`)
  if (!field) return [[name, texts]]
  return [
    [name, texts.slice(0, -1)],
    [typedName(name.slice(0, -2)), texts.slice(-1)],
  ]
}

/** The texts of a snapshot under a name. */
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
