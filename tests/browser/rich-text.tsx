import type { Editor } from '@tiptap/react'
import { expect } from 'vitest'
import { z } from 'zod'
import { RecordForm } from '~/admin/form/record-form'
import { RichTextField } from '~/admin/rich-text/rich-text-field'
import { renderScreen } from './screen'

const schema = z.object({ text: z.string() })

/** Shows a form with a rich-text field, with the cursor at the end of its text. */
export async function renderEditor(html = '', { pictures = true } = {}) {
  const screen = await renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, text: html }}>
      <RichTextField name="text" label="Tekst" pictures={pictures} />
    </RecordForm>,
  )
  const editor = screen.getByRole('textbox', { name: 'Tekst' })
  await expect.element(editor).toHaveAttribute('contenteditable', 'true')
  screen.container.querySelector<HTMLElement>('[contenteditable]')?.focus()
  getSelection()?.selectAllChildren(editor.element())
  getSelection()?.collapseToEnd()
  const fieldOf = () => screen.container.querySelector<HTMLInputElement>('input[name="text"]')
  return Object.assign(screen, {
    editor,
    toolbar: screen.getByRole('toolbar'),
    dialog: screen.getByRole('dialog'),
    /** Returns the HTML that a save would send. */
    html: () => fieldOf()?.value,
  })
}

/** Selects a text in the editor, or puts the cursor into it. */
export async function select(text: string, { at }: { at?: number } = {}) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const start = node.textContent?.indexOf(text) ?? -1
    if (start < 0 || !node.parentElement?.closest('[contenteditable]')) continue
    const from = at === undefined ? start : start + at
    const to = at === undefined ? start + text.length : from
    const { state, view } = editorOf(node)
    const selection = () => {
      // Again, since the editor restores its own selection shortly after it gets the focus.
      getSelection()?.setBaseAndExtent(node, from, node, to)
      return [state().selection.anchor, state().selection.head]
    }
    await expect.poll(selection).toEqual([view.posAtDOM(node, from), view.posAtDOM(node, to)])
    return
  }
  throw new Error(`The editor has no text ${text}`)
}

function editorOf(node: Node) {
  const element = node.parentElement?.closest<HTMLElement & { editor: Editor }>('[contenteditable]')
  if (!element) throw new Error('The node is not in an editor')
  return { view: element.editor.view, state: () => element.editor.state }
}
