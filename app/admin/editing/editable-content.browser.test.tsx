import type { ReactNode } from 'react'
import { href } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderPage } from '#tests/browser/page'
import { type ContentKey, contentEntries, type StoredContent } from '~/domain/content/content'
import { EditableContent } from './editable-content'
import { startEditing, stopEditing, useEditing } from './editing-state'

beforeEach(() => {
  const texts = Object.keys(contentEntries).map((key) => [key, { value: 'Foredrag', revision: 0 }])
  startEditing(Object.fromEntries(texts) as StoredContent, 'konto')
  return stopEditing
})

function Place() {
  const { editingElement } = useEditing()
  return (
    <p role="status" aria-label="Åben tekst">
      {editingElement ? `${editingElement.key} ${editingElement.place}` : 'intet'}
    </p>
  )
}

const key: ContentKey = 'foredrag.title'
const text = <EditableContent of={key}>Foredrag</EditableContent>
const place = page.getByRole('status', { name: 'Åben tekst' })
const editable = page.getByTitle('Ret: Overskrift')

const renderIn = (children: ReactNode) =>
  renderPage(
    <>
      {children}
      <Place />
    </>,
  )

const controls = {
  'the summary of a group': <summary>{text}</summary>,
  'a button': <button type="button">{text}</button>,
  'what screen readers do not read': <div aria-hidden="true">{text}</div>,
}

for (const [name, control] of Object.entries(controls)) {
  test(`a text in ${name} is no tab stop, and is edited in a dialog`, async () => {
    await renderIn(control)
    await expect.element(editable).not.toHaveAttribute('tabindex')
    await expect.element(editable).not.toHaveAttribute('role')
    await editable.click()
    await expect.element(place).toHaveTextContent('foredrag.title dialog')
  })
}

test.each(['{Enter}', ' '])(
  'a blank text has its name, and the key »%s« opens it in the page',
  async (pressed) => {
    await renderIn(<EditableContent of={key}>{''}</EditableContent>)
    await expect.element(editable).toHaveTextContent('Overskrift')
    await userEvent.tab()
    await expect.element(editable).toHaveFocus()
    await userEvent.keyboard('a')
    await expect.element(place).toHaveTextContent('intet')
    await userEvent.keyboard(pressed)
    await expect.element(place).toHaveTextContent('foredrag.title page')
    await expect.element(page.getByRole('textbox')).toBeVisible()
  },
)

test('a link around a text is a tab stop again after the editing', async () => {
  const link = (children: ReactNode) => <a href={href('/foredrag')}>{children}</a>
  const screen = await render(link(text))
  await expect.element(screen.getByRole('link')).toHaveAttribute('tabindex', '-1')
  await screen.rerender(link('Foredrag'))
  await expect.element(screen.getByRole('link')).not.toHaveAttribute('tabindex')
})
