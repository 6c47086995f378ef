import { expect, test } from 'vitest'
import { renderScreen } from '#tests/browser/screen'
import { outboxCopy as copy } from '~/domain/mails/outbox.copy'
import { OutboxSection } from './outbox-section'

const mail = {
  id: 'a',
  subject: 'Bekræft',
  recipient: 'bo@example.dk',
  attempts: 0,
  failure: undefined,
  next_attempt_at: '2026-11-28T09:00:00.000Z',
}

test('each mail has its state, and one that was tried can be tried again', async () => {
  const mails = [
    mail,
    {
      ...mail,
      id: 'b',
      subject: 'Kopi',
      recipient: 'eva@example.dk',
      attempts: 1,
      failure: { kind: 'refused' as const, answer: '550 No' },
    },
    { ...mail, id: 'c', subject: 'Nyt', attempts: 3, next_attempt_at: null },
  ]
  const section = <OutboxSection total={5} mails={mails as never} canMail />
  const screen = await renderScreen(section)
  const rows = screen.getByRole('listitem').filter({ hasText: 'Til ' })
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Bekræft.*Til bo@example\.dk · Sendes om lidt/)
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /Til eva@example\.dk · Prøves igen 28\. november 2026 kl\. 10\.00, 1 forsøg.*E-mailserveren afviser e-mailen\. Den svarer: »550 No«/,
    )
  await expect.element(rows.nth(2)).toMatchTextContent(/Opgivet, 3 forsøg/)
  await expect.element(screen.getByText('og 2 mere')).toBeVisible()
  await expect.element(screen.getByText(copy.intro)).toBeVisible()
  expect(screen.getByText(copy.none).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Prøv igen Bekræft' }).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Prøv igen Kopi' }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Prøv igen Nyt' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'retry', id: 'c' }])
})

test.each([
  [true, copy.none],
  [false, copy.noServer],
])('without mails, and a mail server %s, it says %s', async (canMail, words) => {
  const screen = await renderScreen(<OutboxSection total={0} mails={[]} canMail={canMail} />)
  await expect.element(screen.getByText(words)).toBeVisible()
  if (!canMail) expect(screen.getByText(copy.none).elements()).toEqual([])
})
