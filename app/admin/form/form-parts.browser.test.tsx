import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { ConfirmButton, QuestionDialog } from '~/admin/dialogs/question-dialog'
import { FormSection } from '~/admin/screen/form-section'
import { RecordForm } from './record-form'

const schema = z.object({ title: z.string(), address: z.string().min(2, 'Skriv mere.') })

test('a button asks before it acts', async () => {
  const onConfirm = vi.fn()
  const { getByRole } = await renderScreen(
    <ConfirmButton
      title="Slet nyheden?"
      name="Advent"
      text="Den kan hentes tilbage."
      confirm="Slet den"
      label="Slet Advent"
      onConfirm={onConfirm}
    >
      Slet
    </ConfirmButton>,
  )
  const button = getByRole('button', { name: 'Slet Advent' })
  const question = getByRole('alertdialog', { name: 'Slet nyheden?' })
  for (const way of ['Annuller', 'Escape', 'Slet den']) {
    await button.click()
    await expect.element(question.getByText('»Advent«')).toBeVisible()
    await expect.element(question).toHaveAccessibleDescription('Den kan hentes tilbage.')
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await question.getByRole('button', { name: way }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(onConfirm).toHaveBeenCalledTimes(way === 'Slet den' ? 1 : 0)
  }
})

test('a question without a name and with several answers first offers to cancel', async () => {
  const [one, all, onCancel] = [vi.fn(), vi.fn(), vi.fn()]
  const { getByRole, getByText } = await renderScreen(
    <QuestionDialog
      open
      title="Hvor mange?"
      text="En serie."
      answers={[
        { label: 'Denne', onChoose: one },
        { label: 'Alle', onChoose: all },
      ]}
      cancel="Ingen"
      onCancel={onCancel}
    />,
  )
  const buttons = getByRole('alertdialog').getByRole('button')
  await expect.element(buttons.first()).toHaveFocus()
  expect(buttons.elements().map((each) => each.textContent)).toEqual(['Ingen', 'Denne', 'Alle'])
  expect(getByText(/»/).elements()).toEqual([])
  await buttons.nth(2).click()
  expect([one, all, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  await buttons.first().click()
  expect(onCancel).toHaveBeenCalledOnce()
})

const section = (title: string) => (
  <FormSection key={title} id={title.toLowerCase()} title={title} intro={`Om ${title}.`}>
    <svg aria-hidden="true" height="800" />
  </FormSection>
)

function longForm(titles: string[]) {
  return (
    <RecordForm schema={schema} values={{ revision: 1 }}>
      {titles.map(section)}
      <fieldset>
        <legend>Udgivelse</legend>
      </fieldset>
      <details>
        <summary>Mere</summary>
        <fieldset>
          <legend>Skjult</legend>
        </fieldset>
      </details>
    </RecordForm>
  )
}

test('a long form has a list of its sections, which focuses the chosen one', async () => {
  const screen = await renderScreen(longForm(['Tekst', 'Sted']))
  const list = screen.getByRole('combobox', { name: 'Gå til …' })
  const labels = list.getByRole('option', { includeHidden: true }).elements()
  expect(labels.map((each) => each.textContent)).toEqual(['Gå til …', 'Tekst', 'Sted', 'Udgivelse'])
  await list.selectOptions('Sted')
  const heading = screen.getByRole('heading', { name: 'Sted' })
  await expect.element(heading).toHaveFocus()
  await expect.element(list).toHaveValue('')
  expect(heading.element().getBoundingClientRect().top).toBeLessThan(100)
  expect(screen.getByText(/ikke er gemt/).elements()).toEqual([])
  const region = screen.getByRole('region', { name: 'Sted' })
  await expect.element(region).toHaveAttribute('id', 'sted')
  await expect.element(region.getByText('Om Sted.')).toBeVisible()
})

test('the arrow keys go through the list of sections, and Enter focuses the chosen one', async () => {
  const screen = await renderScreen(longForm(['Tekst', 'Sted']))
  const list = screen.getByRole('combobox', { name: 'Gå til …' })
  await expect.element(list).toBeVisible()
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(list).toHaveFocus()
  await expect.element(list.getByRole('option', { name: 'Sted' })).toHaveProperty('selected', true)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Sted' })).toHaveFocus()
  await expect.element(list).toHaveValue('')
  expect(screen.sent).toEqual([])
})

test('a form with few sections, and a short one, have no list of sections', async () => {
  const few = await renderScreen(
    <>
      {longForm(['Tekst'])}
      <svg aria-hidden="true" height="1600" />
    </>,
  )
  await expect.element(few.getByRole('button', { name: 'Gem' })).toBeEnabled()
  expect(few.getByRole('combobox').elements()).toEqual([])
  await few.unmount()
  const short = await renderScreen(
    <RecordForm schema={schema} values={{ revision: 1 }}>
      <h2>Et</h2>
      <h2>To</h2>
      <h2>Tre</h2>
    </RecordForm>,
  )
  await expect.element(short.getByRole('button', { name: 'Gem' })).toBeEnabled()
  expect(short.getByRole('combobox').elements()).toEqual([])
})
