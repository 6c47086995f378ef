import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { catchFailedAction } from './failed-action'

async function answerTo(error: unknown) {
  return catchFailedAction({ serverAction: () => Promise.reject(error) })
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
