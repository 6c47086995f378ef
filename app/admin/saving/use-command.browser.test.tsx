import { href } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import type { FormAnswer } from '~/forms/answer'
import { useCommand } from './use-saving'

function Screen({ to }: { to?: string }) {
  const command = useCommand(to)
  return (
    <>
      <button type="button" onClick={() => command({ intent: 'delete', id: 'a' })}>
        Slet a
      </button>
      <button type="button" onClick={() => command({ intent: 'delete', id: 'b' })}>
        Slet b
      </button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()

test('commands are sent one after the other, each after the answer to the previous one', async () => {
  const answers: ((answer: FormAnswer) => void)[] = []
  const answer = () => new Promise<FormAnswer>((resolve) => answers.push(resolve))
  const screen = await renderScreen(<Screen />, { answer })
  await press('Slet a')
  await press('Slet b')
  await press('Slet a')
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete', id: 'a' }])
  answers[0]?.({ kind: 'done', toast: { title: 'Slettet' } })
  await expect.element(screen.getByText('Slettet')).toBeVisible()
  await expect.poll(() => screen.sent.map(({ id }) => id)).toEqual(['a', 'b'])
  answers[1]?.({ kind: 'failed', toast: { title: 'Kunne ikke slette', description: 'Prøv igen.' } })
  await expect.element(screen.getByText('Prøv igen.')).toBeVisible()
  await expect.poll(() => screen.sent.map(({ id }) => id)).toEqual(['a', 'b', 'a'])
  answers[2]?.({ kind: 'done', toast: { title: 'Også slettet' } })
  await expect.element(screen.getByText('Også slettet')).toBeVisible()
  expect(screen.sent).toHaveLength(3)
})

test('a command can be sent to another screen', async () => {
  const paths: string[] = []
  await renderScreen(<Screen to={href('/admin/papirkurv')} />, {
    pages: { '/admin/papirkurv': null },
    answer: (_, path) => {
      paths.push(path)
      return { kind: 'done', toast: { title: 'Slettet' } }
    },
  })
  await press('Slet a')
  await expect.poll(() => paths).toEqual(['/admin/papirkurv'])
})
