import { expect, test } from 'vitest'
import { readForm } from './form-body'
import { withoutNul } from './without-nul'

test('U+0000 is in no parameter', () => {
  expect(withoutNul('/soeg?q=a%00b&i=%%0000')).toBe('/soeg?q=a%7Fb&i=%%7F00')
})

test('U+0000 is in no field of a form, wherever it is', async () => {
  const kilobytes = 'x'.repeat(64 * 1024)
  for (const sent of [
    'a%00b',
    'a\0b',
    '%%0000',
    '%00'.repeat(50_000),
    `${kilobytes.slice(6)}%00`,
  ]) {
    const body = `id=${sent}&name=en+to`
    const form = await readForm(new Request('https://example.dk/', { method: 'POST', body }))
    if (!(form instanceof Request)) throw new Error(form.reason)
    const fields = await form.formData()
    expect(fields.get('id'), sent.slice(0, 9)).not.toContain('\0')
    expect(fields.get('name')).toBe('en to')
  }
})
