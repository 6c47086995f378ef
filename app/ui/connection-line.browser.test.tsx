import { href } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { retryUntilDone } from './connection'
import { ConnectionLine } from './connection-line'

beforeEach(() => {
  // So that no request is retried by itself during a test.
  vi.spyOn(Math, 'random').mockReturnValue(1_000)
})

// The text of the message with that of its button.
const offline = 'Ingen forbindelse. Siden hentes, så snart den er tilbage.Prøv nu'
const unavailable = 'Siden kan ikke hentes lige nu. Der prøves igen af sig selv.Prøv nu'

test('a request that waits for the server is reported, and retried by the button', async () => {
  const screen = await render(<ConnectionLine />)
  const status = screen.locator.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()
  let answer: string | undefined
  const attempt = vi.fn(async () => answer)
  const done = retryUntilDone(attempt)
  await expect.element(status).toHaveTextContent(unavailable)
  answer = 'ja'
  await screen.getByRole('button', { name: 'Prøv nu' }).click()
  expect(await done).toBe('ja')
  expect(attempt).toHaveBeenCalledTimes(2)
  await expect.element(screen.locator.getByRole('status')).toBeEmptyDOMElement()
})

test('the message changes when the connection is lost and returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const screen = await render(<ConnectionLine />)
  const leaving = new AbortController()
  const done = retryUntilDone(async () => undefined, leaving.signal)
  await expect.element(screen.locator.getByRole('status')).toHaveTextContent(unavailable)
  online.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(screen.locator.getByRole('status')).toHaveTextContent(offline)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(screen.locator.getByRole('status')).toHaveTextContent(unavailable)
  leaving.abort(new Error('left'))
  await expect(done).rejects.toThrow('left')
  await expect.element(screen.locator.getByRole('status')).toBeEmptyDOMElement()
})

test('a link that is clicked without a connection is not followed, and the reason is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await render(
    <>
      <a href={href('/kontakt')}>Kontakt</a>
      <ConnectionLine />
    </>,
  )
  await screen.getByRole('link', { name: 'Kontakt' }).click()
  await expect.element(screen.locator.getByRole('status')).toHaveTextContent(offline)
})
