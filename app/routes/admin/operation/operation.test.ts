import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, openScreens } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { composeMail } from '~/domain/mails/compose-mail.server'
import { queueMail, sendDueMails } from '~/platform/mail/outbox.server'
import { action, loader } from './show'

databaseTest(
  'the log and the size of the history are shown, each without the other',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    await write.news('Gry')
    const screens = await openScreens(backend)
    const whole = await screens.load(loader)
    expect(whole).toMatchObject({
      log: expect.arrayContaining([expect.objectContaining({ what: 'Tilføjede nyheden »Gry«' })]),
      size: { texts: expect.any(Number), files: 0, trash: 0 },
      failed: undefined,
    })
    await breakTable(backend, 'row_versions')
    expect(await screens.load(loader)).toEqual({
      outbox: { total: 0, mails: [], canMail: true },
      log: whole.log,
      size: undefined,
      failed: 'Kunne ikke regne ud, hvad historikken fylder',
    })
    await breakTable(backend, 'audit_log')
    expect(await screens.load(loader)).toMatchObject({
      log: [],
      failed: 'Kunne ikke hente logbogen',
    })
  },
)

databaseTest('a mail that failed is shown with its reason and can be sent again', async (test) => {
  const refusal = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 })
  const mail = { send: () => Promise.reject(refusal), close: () => {} }
  const backend = { ...test.backend, mail }
  const id = await queueMail(backend, { to: 'en@example.dk', subject: 'Gry', body: [] })
  await sendDueMails(backend, composeMail)
  const screens = await openScreens(backend)
  const { outbox } = await screens.load(loader)
  const failure = { kind: 'refused' }
  expect(outbox).toMatchObject({ total: 1, mails: [{ id, recipient: 'en@example.dk', failure }] })
  expect(await screens.send(action, { intent: 'retry', id })).toMatchObject({
    status: 200,
    answer: { kind: 'done', toast: { title: 'E-mailen sendes om lidt.' } },
  })
  expect(await test.deliver()).toEqual(['Gry'])
  expect((await screens.load(loader)).outbox.total).toBe(0)
  expect(await screens.send(action, { intent: 'retry', id })).toMatchObject({
    status: 404,
  })
})
