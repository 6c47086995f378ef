import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showOnPaper } from '#tests/browser/paper'
import { CopyText } from './copy-text'

const text = 'Hun skriver salmer.\n\nOmkvæd\n \nAfsnit i\nto linjer\n\nOmkvæd'

test('a text is copied as it was written, and the reader is told', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<CopyText title="Kort" textName="Kort biografi" text={text} />)
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Kort, 9 ord')
  await screen.getByRole('button', { name: 'Kopiér Kort biografi' }).click()
  await expect.element(page.getByRole('status').getByText('Teksten er kopieret')).toBeVisible()
  expect(copy.mock.calls).toEqual([[text]])
})

test('a reader whose browser refuses to copy is told what to do', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not permitted'))
  const screen = await render(<CopyText title="Kort" textName="Kort biografi" text={text} />)
  await screen.getByRole('button', { name: 'Kopiér Kort biografi' }).click()
  const message = 'Teksten kunne ikke kopieres. Markér den, og kopiér den selv.'
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
})

test('the button is not printed with the text', async () => {
  const screen = await render(<CopyText title="Kort" textName="Kort" text={text} />)
  const button = screen.getByRole('button', { includeHidden: true })
  await expect.element(button).toBeVisible()
  await showOnPaper()
  await expect.element(button).not.toBeVisible()
  await expect.element(screen.getByText('Hun skriver salmer.')).toBeVisible()
})

test('each paragraph is shown, also one that occurs twice', async () => {
  const problems = vi.spyOn(console, 'error')
  const screen = await render(<CopyText title="Kort" textName="Kort" text={text} />)
  const paragraphs = screen.locator.getByRole('paragraph')
  const shown = () => paragraphs.elements().map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Hun skriver salmer.', 'Omkvæd', 'Afsnit i\nto linjer', 'Omkvæd'])
  await screen.rerender(<CopyText title="Kort" textName="Kort" text={'Omkvæd\n\nSlut'} />)
  expect(shown()).toEqual(['Omkvæd', 'Slut'])
  expect(problems).not.toHaveBeenCalled()
})

test('a text with formatting is shown with it, within its wrapper', async () => {
  const screen = await render(
    <CopyText
      title="Kort"
      textName="Kort"
      text="Hun skriver"
      html="<p>Hun <em>skriver</em></p>"
      wrap={(shown) => <section aria-label="Redigeres">{shown}</section>}
    />,
  )
  const wrapped = screen.getByRole('region', { name: 'Redigeres' })
  await expect.element(wrapped.getByRole('emphasis')).toHaveTextContent('skriver')
  await expect.element(wrapped.getByRole('button')).not.toBeInTheDocument()
})
