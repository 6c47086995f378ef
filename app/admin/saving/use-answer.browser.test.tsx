import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useAnswer } from './use-answer'

test('each answer is handled once, as soon as its screen is loaded', async () => {
  const handled: string[] = []
  const first = { text: 'gemt' }
  const second = { text: 'gemt' }
  type State = Parameters<typeof useAnswer<{ text: string }>>[0]
  const hook = await renderHook((fetcher: State = { state: 'idle', data: undefined }) =>
    useAnswer(fetcher, ({ text }) => handled.push(text)),
  )
  for (const [state, data, count] of [
    ['submitting', undefined, 0],
    ['loading', first, 0],
    ['idle', first, 1],
    ['idle', first, 1],
    ['submitting', first, 1],
    ['loading', second, 1],
    ['idle', second, 2],
  ] as const) {
    await hook.rerender({ state, data })
    expect(handled, `${state} ${count}`).toHaveLength(count)
  }
})
