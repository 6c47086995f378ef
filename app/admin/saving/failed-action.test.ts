import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { toFormData } from '~/forms/form'
import { clientAction, shouldRevalidate } from './failed-action'

async function answerTo(error: unknown) {
  return clientAction({ serverAction: () => Promise.reject(error) })
}

test('a save that fails without the database says that nothing is lost', async () => {
  const reason = 'Databasen svarer ikke lige nu. Prøv igen om lidt.'
  expect(await answerTo(new ErrorResponse(503, '', reason))).toMatchObject({
    data: {
      kind: 'failed',
      toast: { description: `${reason} Det, du har skrevet, står her stadig.` },
    },
  })
})

test('the form stays after a save without a response and after one with an expired session', async () => {
  expect(await answerTo(new TypeError('Failed to fetch'))).toMatchObject({
    data: { toast: { description: expect.stringContaining('Der kom intet svar.') } },
  })
  expect(await answerTo(new ErrorResponse(401, '', {}))).toMatchObject({
    data: { kind: 'signed-out' },
  })
})

test.each([
  ['a navigation', {}, true, true],
  ['a save', { actionStatus: 200, actionResult: { kind: 'done' } }, true, true],
  ['a failed save', { actionStatus: 503, actionResult: { kind: 'failed' } }, false, false],
  ['a deleted row', { actionStatus: 404, actionResult: { kind: 'failed' } }, false, true],
])('after %s, a form and a command reload only what they need', (_, change, form, command) => {
  const url = new URL('https://example.dk')
  const args = { currentUrl: url, nextUrl: url, currentParams: {}, nextParams: {}, ...change }
  const formData = toFormData({ intent: 'delete', id: 'a' })
  expect(shouldRevalidate({ ...args, defaultShouldRevalidate: true })).toBe(form)
  expect(shouldRevalidate({ ...args, formData, defaultShouldRevalidate: true })).toBe(command)
  expect(shouldRevalidate({ ...args, defaultShouldRevalidate: false })).toBe(false)
})
