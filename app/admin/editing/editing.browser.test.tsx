import { expect, test } from 'vitest'
import { renderEditedPage, storedContent } from '#tests/browser/edited-page'

test('texts that could not be loaded are loaded again with Prøv igen', async () => {
  const screen = await renderEditedPage({ loads: [undefined, undefined, storedContent()] })
  await expect.element(screen.getByRole('region', { name: 'Redigering af siden' })).toHaveFocus()
  await expect.element(screen.getByText('Teksterne kunne ikke hentes.')).toBeVisible()
  await expect.element(screen.title).not.toBeInTheDocument()
  await screen.button('Prøv igen').click()
  await expect.element(screen.getByText('Teksterne kunne ikke hentes.')).toBeVisible()
  await screen.button('Prøv igen').click()
  await expect.element(screen.hint).toBeVisible()
  await expect.element(screen.title).toBeVisible()
  await expect.element(screen.button('Prøv igen')).not.toBeInTheDocument()
})

test('Færdig ends the editing', async () => {
  const screen = await renderEditedPage()
  await expect.element(screen.hint).toBeVisible()
  await screen.button('Færdig').click()
  expect(screen.onDone).toHaveBeenCalledOnce()
})

test('another text does not open over unsaved input', async () => {
  const screen = await renderEditedPage()
  await screen.title.click()
  await screen.field.fill('Halvt skrevet')
  for (const open of [
    screen.intro,
    screen.button('Færdig'),
    screen.button('Flere tekster på siden'),
  ]) {
    await open.click()
    await expect.element(screen.field).toHaveValue('Halvt skrevet')
    await expect.element(screen.field).toHaveFocus()
  }
  await expect.element(screen.getByText('Gem eller annuller først')).toBeVisible()
  expect(screen.onDone).not.toHaveBeenCalled()
})

test('a text in a link is edited without following the link, which is no tab stop', async () => {
  const screen = await renderEditedPage()
  const link = screen.getByRole('heading').element().querySelector('a')
  await expect.element(screen.title).toHaveAttribute('tabindex', '0')
  expect(link?.tabIndex).toBe(-1)
  await screen.title.click()
  await screen.field.click()
  await screen.button('Annuller').click()
  await expect.poll(() => location.hash).toBe('')
})

test('a rich text is edited in a dialog with its revision', async () => {
  const screen = await renderEditedPage()
  await screen.button('Ret: Koncerttekst').click()
  const dialog = screen.getByRole('dialog', { name: 'Koncerttekst' })
  await dialog.getByRole('textbox').fill('Syng med')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => screen.sent)
    .toEqual([{ key: 'foredrag.concert_info', value: '<p>Syng med</p>', revision: '0' }])
})

test('texts that are not on the page are in the list', async () => {
  const screen = await renderEditedPage()
  await screen.button('Flere tekster på siden').click()
  const list = screen.getByRole('dialog', { name: 'Flere tekster på siden' })
  await expect.element(list.getByRole('button', { name: /^Linket til foredraget/ })).toBeVisible()
  await expect
    .element(list.getByRole('button', { name: /^(Overskrift|Indledning|Koncerttekst)$/ }))
    .not.toBeInTheDocument()
  await list.getByRole('button', { name: /^Linket til foredraget/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Linket til foredraget' })
  await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-required', 'true')
  await expect.element(list).not.toBeInTheDocument()
})
