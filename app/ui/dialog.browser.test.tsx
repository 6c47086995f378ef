import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog'

const onClose = vi.fn()

function openDialog(props: Partial<Parameters<typeof Dialog>[0]> = {}) {
  onClose.mockClear()
  return render(
    <Dialog open title="Slet nyhed" onClose={onClose} {...props}>
      <button type="button">Slet</button>
    </Dialog>,
  )
}

test('the dialog has its title and description, and its first control has the focus', async () => {
  const screen = await openDialog({ description: 'Den kan hentes tilbage.' })
  const dialog = screen.getByRole('dialog', { name: 'Slet nyhed' })
  await expect.element(dialog).toHaveAccessibleDescription('Den kan hentes tilbage.')
  await expect.element(screen.getByRole('button', { name: 'Slet' })).toHaveFocus()
  expect(screen.getByRole('button').elements()).toHaveLength(1)
})

test('Esc and the closing button close the dialog, and a click beside it does not', async () => {
  const screen = await openDialog({ closeLabel: 'Luk' })
  await expect.element(screen.getByRole('button', { name: 'Slet' })).toHaveFocus()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Luk' }).click()
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a dialog that is loading has the focus itself', async () => {
  const screen = await openDialog({ isLoading: true })
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
})

test('a dialog is narrow, unless it is for pictures or much text', async () => {
  const widthOf = async (size?: 'wide') => {
    const screen = await openDialog(size && { size })
    const { width } = screen.getByRole('dialog').element().getBoundingClientRect()
    await screen.unmount()
    return width
  }
  expect([await widthOf(), await widthOf('wide')]).toEqual([448, 768])
})

test('the dialog stays where it is when a toast is closed', async () => {
  const { style } = document.documentElement
  style.setProperty('--toast-height', '200px')
  const screen = await openDialog()
  const { top } = screen.getByRole('dialog').element().getBoundingClientRect()
  expect(top).toBeCloseTo(innerHeight * 0.06)
  style.removeProperty('--toast-height')
  expect(screen.getByRole('dialog').element().getBoundingClientRect().top).toBe(top)
})

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Åbn
      </button>
      <Dialog open={isOpen} title="Slet nyhed" onClose={() => setOpen(false)} closeLabel="Luk">
        Er du sikker?
      </Dialog>
    </>
  )
}

function PageWithKey() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <main>
      <h1>Nyheder</h1>
      <Dialog open={isOpen} title="Søg" onClose={() => setOpen(false)} closeLabel="Luk">
        Skriv.
      </Dialog>
    </main>
  )
}

test('the heading gets the focus after a dialog that was opened by a key without one', async () => {
  const screen = await render(<PageWithKey />)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }))
  await screen.getByRole('button', { name: 'Luk' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the page behind is inert, and gets its focus back', async () => {
  const screen = await render(<PageWithDialog />)
  const opener = screen.getByRole('button', { name: 'Åbn' })
  await opener.click()
  await expect.element(screen.getByRole('button', { name: 'Luk' })).toHaveFocus()
  await expect.element(opener).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
