import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useJson } from './use-json'

function Screen({ path }: { path: string }) {
  const data = useJson<string>(path)
  return (
    <p role="status" aria-label="Data">
      {data === null ? 'fejl' : (data ?? 'henter')}
    </p>
  )
}

test('the data of the latest path is shown, even if an earlier answer arrives later', async () => {
  const answers = new Map<unknown, (answer: Response) => void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) =>
    path === '/admin/session'
      ? Promise.resolve(new Response())
      : new Promise((resolve) => answers.set(path, resolve)),
  )
  const screen = await render(<Screen path="/a" />)
  const status = screen.getByRole('status', { name: 'Data' })
  await expect.element(status).toHaveTextContent('henter')
  await expect.poll(() => [...answers.keys()]).toEqual(['/a'])
  await screen.rerender(<Screen path="/b" />)
  await expect.poll(() => [...answers.keys()]).toEqual(['/a', '/b'])
  answers.get('/b')?.(Response.json('b'))
  await expect.element(status).toHaveTextContent('b')
  answers.get('/a')?.(Response.json('a'))
  await screen.rerender(<Screen path="/b" />)
  await expect.element(status).toHaveTextContent('b')
})

test.for<[string, () => Response]>([
  ['an error', () => Response.json('a', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
])('%s as the answer is a failure', async ([, answer]) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) =>
    path === '/admin/session' ? new Response() : answer(),
  )
  const screen = await render(<Screen path="/a" />)
  await expect.element(screen.getByRole('status', { name: 'Data' })).toHaveTextContent('fejl')
})
