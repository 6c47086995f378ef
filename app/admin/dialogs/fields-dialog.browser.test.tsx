import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogField } from './dialog-field'
import { FieldsDialog } from './fields-dialog'

interface Options {
  isBusy?: boolean
  canRemove?: boolean
  size?: 'wide'
}

async function renderDialog(options: Options = {}) {
  const [onSubmit, onClose, onRemove, onOuterSubmit] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const screen = await render(
    <form onSubmit={onOuterSubmit}>
      <FieldsDialog
        title="Indsæt link"
        description="Til en side."
        submit="Indsæt"
        isBusy={options.isBusy}
        size={options.size}
        remove={options.canRemove ? { label: 'Fjern link', onRemove } : undefined}
        onSubmit={(fields) => onSubmit(Object.fromEntries(fields))}
        onClose={onClose}
      >
        <DialogField name="url" label="Adresse" type="url" required defaultValue="side" />
      </FieldsDialog>
    </form>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Indsæt link' })
  return { dialog, onSubmit, onClose, onRemove, onOuterSubmit }
}

test('a dialog in a form submits its own fields only', async () => {
  const { dialog, onSubmit, onClose, onOuterSubmit } = await renderDialog()
  await expect.element(dialog).toHaveAccessibleDescription('Til en side.')
  await expect.element(dialog.getByLabelText('Adresse')).toHaveFocus()
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await dialog.getByLabelText('Adresse').fill('')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit.mock.calls).toEqual([[{ url: 'side' }], [{ url: '' }]])
  expect(onClose).not.toHaveBeenCalled()
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

test.each(['Annuller', 'Escape'])('%s closes the dialog without a submit', async (way) => {
  const { dialog, onSubmit, onClose } = await renderDialog()
  await expect.element(dialog).toBeVisible()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await dialog.getByRole('button', { name: way }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  [undefined, 448],
  ['wide', 768],
] as const)('a dialog of the size %s is %s pixels wide', async (size, width) => {
  const { dialog } = await renderDialog({ size })
  await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(width)
})

test('a dialog about something stored can remove it', async () => {
  const { dialog, onRemove, onSubmit } = await renderDialog({ canRemove: true })
  await dialog.getByRole('button', { name: 'Fjern link' }).click()
  expect(onRemove).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the submit button of a busy dialog is disabled, but can be focused', async () => {
  const { dialog } = await renderDialog({ isBusy: true })
  const button = dialog.getByRole('button', { name: 'Indsæt' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  button.element().focus()
  await expect.element(button).toHaveFocus()
  expect(dialog.getByRole('button').elements()).toHaveLength(2)
})

test('a field of a dialog is required unless it is optional, and its error interrupts', async () => {
  const screen = await render(
    <>
      <DialogField name="url" label="Adresse" error="Skriv en adresse." />
      <DialogField name="note" label="Note" hint="Kun til dig." optional autoComplete="email" />
    </>,
  )
  const [url, note] = [screen.getByLabelText('Adresse'), screen.getByLabelText('Note')]
  await expect.element(url).toBeRequired()
  await expect.element(url).toHaveAttribute('autocomplete', 'off')
  await expect.element(screen.getByText('Skriv en adresse.')).toHaveAttribute('role', 'alert')
  await expect.element(url).toHaveAttribute('aria-invalid', 'true')
  await expect.element(note).not.toBeRequired()
  await expect.element(note).toHaveAttribute('autocomplete', 'email')
  await expect.element(note).toHaveAccessibleDescription('Kun til dig.')
})
