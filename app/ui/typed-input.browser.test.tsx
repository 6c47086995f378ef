import { expect, test } from 'vitest'
import { keepTypedInput } from './typed-input'

const page = `<form><input name="q" value="lys"><input type="checkbox" name="alle">
  <textarea name="note"></textarea><select name="valg"><option>a</option><option>b</option></select>
  <details><summary>Mere</summary>x</details></form>`

function show(): HTMLElement {
  document.querySelector('main')?.remove()
  const main = document.createElement('main')
  main.innerHTML = page
  document.body.append(main)
  return main
}

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector) as T

test('what was typed, chosen, opened and selected is put into a page that replaces the first', () => {
  show()
  const restore = keepTypedInput()
  find<HTMLInputElement>('[name=q]').value = 'lys og vand'
  find<HTMLInputElement>('[name=alle]').checked = true
  find<HTMLTextAreaElement>('textarea').value = 'en note'
  find<HTMLSelectElement>('select').value = 'b'
  find<HTMLDetailsElement>('details').open = true
  const field = find<HTMLInputElement>('[name=q]')
  field.focus()
  field.setSelectionRange(4, 6)
  const inputs: string[] = []
  const second = show()
  second.addEventListener('input', ({ target }) => inputs.push((target as HTMLInputElement).name))
  restore()
  expect([...new FormData(find<HTMLFormElement>('form'))]).toEqual([
    ['q', 'lys og vand'],
    ['alle', 'on'],
    ['note', 'en note'],
    ['valg', 'b'],
  ])
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  const successor = find<HTMLInputElement>('[name=q]')
  expect(document.activeElement).toBe(successor)
  expect([successor.selectionStart, successor.selectionEnd]).toEqual([4, 6])
  expect(inputs).toEqual(['q', 'alle', 'note', 'valg'])
  // An effect of the new page moves the focus after more was typed.
  successor.value = 'lys og vande'
  successor.blur()
  restore()
  expect(document.activeElement).toBe(successor)
  expect(successor.value).toBe('lys og vande')
  second.remove()
})

test('a page that stays, and another field in its place, are left alone', () => {
  const first = show()
  const restore = keepTypedInput()
  find<HTMLInputElement>('[name=q]').value = 'lys og vand'
  restore()
  expect(find<HTMLInputElement>('[name=q]').value).toBe('lys og vand')
  const again = keepTypedInput()
  first.innerHTML = '<input name="by" value="Mors">'
  again()
  expect(find<HTMLInputElement>('[name=by]').value).toBe('Mors')
  first.remove()
})
