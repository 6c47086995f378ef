import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'

interface Screen {
  default?: unknown
  action?: unknown
  clientAction?: (args: { serverAction: () => Promise<unknown> }) => Promise<unknown>
  shouldRevalidate?: (args: Partial<ShouldRevalidateFunctionArgs>) => boolean
}

const modules = import.meta.glob<Screen>(['./**/*.tsx', '!./**/*.test.tsx'], { eager: true })
/** The screens with forms, by file. */
const screens = Object.entries(modules).filter(([, screen]) => screen.default && screen.action)

test('the tests find the screens', () => {
  expect(screens.length).toBeGreaterThan(25)
})

test.each(screens)('a failed save of %s keeps the input', async (file, screen) => {
  const answer = await screen.clientAction?.({
    serverAction: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  expect(answer).toMatchObject({ data: { kind: 'failed' }, init: { status: 503 } })
  const reloads = (kind: string, actionStatus: number) =>
    screen.shouldRevalidate?.({
      actionResult: { kind },
      actionStatus,
      defaultShouldRevalidate: true,
    })
  expect(reloads('done', 200)).toBe(true)
  for (const [kind, status] of [
    ['refused', 422],
    ['outdated', 409],
    ['failed', 503],
    ['signed-out', 401],
  ] as const) {
    // The list of backups shows a backup that is being taken already.
    const expected = file === './backups/list.tsx' && status === 409
    expect(reloads(kind, status), kind).toBe(expected)
  }
})
