import { expect, test } from 'vitest'
import { readLargeForm } from './large-form.server'

const form = (text: string) =>
  readLargeForm(new Request('http://a/', { method: 'POST', body: text }))

test.each([65_530, 65_533, 65_534, 65_535, 65_536, 131_071])(
  'a form is read as by formData(), whatever is at the end of a part: %i letters',
  async (length) => {
    const text = `${'a'.repeat(length)}æøå & 𝄞 %zz\r\n\0=;,"${'æ'.repeat(70_000)}%`
    const fields = new URLSearchParams([
      ['intent', 'import'],
      ['files[]', text],
      ['files[]', ''],
      ['navn & nøgle', 'ja'],
    ])
    expect([...(await form(fields.toString()))]).toEqual([...fields])
  },
)

test.each([65_533, 65_534, 65_535])(
  'a percent sign before an encoded letter stays, at the end of a part too: %i letters',
  async (length) => {
    const letters = 'a'.repeat(length)
    const value = (await form(`a=${letters}%%41`)).get('a') as string
    expect(value.slice(length)).toBe('%A')
  },
)

test('what is not encoded, or wrongly, stays as it is', async () => {
  expect([...(await form('a=blåt&b=100%&c=%zz&&d&=e'))]).toEqual([
    ['a', 'blåt'],
    ['b', '100%'],
    ['c', '%zz'],
    ['d', ''],
    ['', 'e'],
  ])
})
