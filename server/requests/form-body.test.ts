import { expect, test } from 'vitest'
import { formLimit, readForm } from './form-body'
import { refusalText } from './refusals.copy'

const kilobyte = 1024

test.each([
  ['/admin/nyheder/ny', 1024],
  ['/spoerg', 1024],
  ['/admin/log-ind', 16],
  ['/admin/log-ind.data?naeste=%2Fadmin', 16],
  ['//admin//log%2Dud/', 16],
  ['/admin/konto/adgangsnoegler', 16],
  ['/admin/ny-adgangskode', 16],
  ['/admin/brev/modtagere', 16 * 1024],
  ['/admin/brev/modtagere.data', 16 * 1024],
  ['/admin/brev/modtagere/ny', 1024],
  ['/%', 1024],
])('a form sent to %s has at most %i kB', (url, kilobytes) => {
  expect(formLimit(url)).toBe(kilobytes * kilobyte)
})

const read = (body: string | Uint8Array<ArrayBuffer>) =>
  readForm(new Request('https://example.dk/', { method: 'POST', body }))

test('a form has at most three hundred fields', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&')
  const accepted = await read(fields(300))
  expect([...(await (accepted as Request).formData()).keys()]).toHaveLength(300)
  expect(await read(fields(301))).toEqual({ status: 400, reason: refusalText.tooManyFields })
})

test('a form that is not UTF-8 is refused; spaces, plus signs and Danish letters are read', async () => {
  const reason = refusalText.unreadable
  expect(await read(Uint8Array.from([0x61, 0x3d, 0xe6]))).toEqual({ status: 400, reason })
  const form = await ((await read('titel=Om+%C3%A5en&sum=1%2B1&navn=Østen')) as Request).formData()
  expect(Object.fromEntries(form)).toEqual({ titel: 'Om åen', sum: '1+1', navn: 'Østen' })
})
