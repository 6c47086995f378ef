import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pdfFile } from '#tests/browser/files'
import { FileButton } from './file-button'

test('several files are reported one by one, and the same file can be chosen again', async () => {
  const onFile = vi.fn()
  await render(<FileButton id="files" label="Vælg filer" accept=".pdf" multiple onFile={onFile} />)
  const input = page.getByLabelText('Vælg filer')
  const files = [pdfFile('a.pdf'), pdfFile('b.pdf')]
  await input.upload(files)
  await expect.element(input).toHaveValue('')
  await input.upload(files)
  const names = onFile.mock.calls.map(([file]) => file.name)
  expect(names).toEqual(['a.pdf', 'b.pdf', 'a.pdf', 'b.pdf'])
})

test('the types of files are asked for when the file dialog opens', async () => {
  const accept = vi.fn(() => 'image/png')
  const aria = { 'aria-describedby': 'hint', 'aria-invalid': true }
  await render(
    <>
      <p id="hint">Kun PNG</p>
      <FileButton id="files" label="Vælg billede" accept={accept} aria={aria} onFile={() => {}} />
    </>,
  )
  const input = page.getByLabelText('Vælg billede')
  await expect.element(input).toHaveAccessibleDescription('Kun PNG')
  await expect.element(input).toBeInvalid()
  expect(accept).not.toHaveBeenCalled()
  input.element().addEventListener('click', (event) => event.preventDefault())
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(input).toHaveAttribute('accept', 'image/png')
})
