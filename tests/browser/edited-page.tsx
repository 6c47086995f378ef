import { type ComponentType, type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import Editing from '~/admin/editing/editing'
import { type ContentKey, contentEntries, type StoredContent } from '~/domain/content/content'
import type { FormAnswer } from '~/forms/answer'

/** The answer to a save that succeeded. */
export const done: FormAnswer = { kind: 'done', toast: { title: 'Teksten er gemt' } }

/** All texts of the site, as they are if none was ever changed. */
export function storedContent(changed: Partial<StoredContent> = {}): StoredContent {
  const entries = Object.entries(contentEntries).map(([key, { fallback }]) => [
    key,
    { value: fallback, revision: 0 },
  ])
  return { ...Object.fromEntries(entries), ...changed }
}

interface Options {
  /** The answers to the requests for the texts; the last one repeats. */
  loads?: (StoredContent | undefined)[]
  answer?: (form: Record<string, unknown>) => FormAnswer | Promise<FormAnswer>
}

type Wrapper = ComponentType<{ of: ContentKey; children: ReactNode }>

/** A page with a heading in a link, a paragraph and a rich text, in editing mode. */
function EditedPage({ onDone }: { onDone: () => void }) {
  const [wrapper, setWrapper] = useState<{ Wrapper: Wrapper | undefined }>()
  const text = (of: ContentKey, shown: string) =>
    wrapper?.Wrapper ? <wrapper.Wrapper of={of}>{shown}</wrapper.Wrapper> : shown
  return (
    <>
      <h1>
        <a href="#andetsteds">{text('foredrag.title', 'Foredrag')}</a>
      </h1>
      <p>{text('foredrag.intro', 'Om foredrag')}</p>
      <div>{text('foredrag.concert_info', 'Om koncerter')}</div>
      <Editing
        account="konto"
        pages={['foredrag']}
        onWrapperChange={(Wrapper) => setWrapper({ Wrapper })}
        onDone={onDone}
      />
    </>
  )
}

/** Renders the page in editing mode. `sent` has the forms that are saved. */
export async function renderEditedPage({
  loads = [storedContent()],
  answer = () => done,
}: Options = {}) {
  const onDone = vi.fn()
  const sent: Record<string, unknown>[] = []
  const router = createMemoryRouter([
    { path: '/', element: <EditedPage onDone={onDone} /> },
    {
      path: '/admin/tekst',
      loader: () => ({ content: loads.length > 1 ? loads.shift() : loads[0] }),
      async action({ request }) {
        const form = Object.fromEntries(await request.formData())
        sent.push(form)
        return answer(form)
      },
    },
  ])
  const screen = await render(<RouterProvider router={router} />)
  return Object.assign(screen, {
    sent,
    onDone,
    title: screen.getByTitle('Ret: Overskrift'),
    intro: screen.getByTitle('Ret: Indledning'),
    field: screen.getByRole('textbox'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    hint: screen.getByText('Tryk på en tekst for at ændre den.'),
  })
}
