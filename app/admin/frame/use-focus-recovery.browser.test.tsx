import { useState } from 'react'
import { href, Link } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import { showToast } from '~/ui/toast'

/** A list whose rows are removed with their buttons, below another button. */
function List({ names, isGrouped = false }: { names: string[]; isGrouped?: boolean }) {
  const [rows, setRows] = useState(names)
  const items = rows.map((name) => (
    <li key={name} tabIndex={-1} aria-label={name}>
      <button type="button" onClick={() => setRows(rows.filter((row) => row !== name))}>
        Slet {name}
      </button>
    </li>
  ))
  return (
    <>
      <button type="button">Tilføj</button>
      <button type="button" hidden>
        Skjult
      </button>
      {isGrouped ? (
        <ul>
          <li tabIndex={-1} aria-label="Gruppe">
            {rows.length > 0 && <ul>{items}</ul>}
          </li>
        </ul>
      ) : (
        <ul>{items}</ul>
      )}
    </>
  )
}

const removals = [
  { removed: 'Ét', focused: 'To' },
  { removed: 'To', focused: 'Tre' },
  { removed: 'Tre', focused: 'To' },
]

test.each(removals)('when the row $removed is removed, $focused has the focus', async (row) => {
  const screen = await renderScreen(<List names={['Ét', 'To', 'Tre']} />)
  await screen.getByRole('button', { name: `Slet ${row.removed}` }).click()
  await expect.element(screen.getByRole('listitem', { name: row.focused })).toHaveFocus()
})

test('when the last row is removed, the visible control before it has the focus', async () => {
  const screen = await renderScreen(<List names={['Ét']} />)
  await screen.getByRole('button', { name: 'Slet Ét' }).click()
  await expect.element(screen.getByRole('button', { name: 'Tilføj' })).toHaveFocus()
})

test('a link to another page leaves the focus and the scroll position to that page', async () => {
  const screen = await renderScreen(<Link to={href('/admin/nyheder')}>Til nyhederne</Link>, {
    pages: { '/admin/nyheder': <h1>Nyheder</h1> },
  })
  const focused: EventTarget[] = []
  await screen.getByRole('link', { name: 'Til nyhederne' }).click()
  document.addEventListener('focusin', ({ target }) => target && focused.push(target))
  await expect.element(screen.getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(focused).toEqual([])
})

test('when the last row of a group is removed, the group has the focus', async () => {
  const screen = await renderScreen(<List names={['Ét']} isGrouped />)
  await screen.getByRole('button', { name: 'Slet Ét' }).click()
  await expect.element(screen.getByRole('listitem', { name: 'Gruppe' })).toHaveFocus()
})

/** Three buttons beside one that removes itself. */
function Buttons() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {['Ét', 'To'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      {isShown && (
        <button type="button" onClick={() => setShown(false)}>
          Fjern
        </button>
      )}
      <button type="button">Tre</button>
    </>
  )
}

test('a control that is removed gives the focus to the one directly before it', async () => {
  const screen = await renderScreen(<Buttons />)
  await screen.getByRole('button', { name: 'Fjern' }).click()
  await expect.element(screen.getByRole('button', { name: 'To' })).toHaveFocus()
})

/** A button that is replaced by another, which takes the focus. */
function Replaced() {
  const [isReplaced, setReplaced] = useState(false)
  if (!isReplaced) {
    return (
      <button type="button" onClick={() => setReplaced(true)}>
        Før
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: a control that takes the focus itself
    <button type="button" autoFocus>
      Efter
    </button>
  )
}

test('a control that took the focus meanwhile keeps it', async () => {
  const screen = await renderScreen(<Replaced />)
  await screen.getByRole('button', { name: 'Før' }).click()
  await expect.element(screen.getByRole('button', { name: 'Efter' })).toHaveFocus()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByRole('button', { name: 'Efter' })).toHaveFocus()
})

test('a closed message gives the focus back to the control before it, and the page stays', async () => {
  const screen = await renderScreen(
    <>
      <button type="button">Gem</button>
      <p className="min-h-[300vh]" />
      <button type="button">Sidst på siden</button>
    </>,
  )
  await screen.getByRole('button', { name: 'Gem' }).click()
  showToast({ title: 'Gemt' })
  await page.getByRole('button', { name: 'Luk' }).click()
  await expect.element(screen.getByText('Gemt')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Gem' })).toHaveFocus()
  expect(scrollY).toBe(0)
})
