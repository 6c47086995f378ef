import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChipsField } from './chips-field'

test('typed text becomes a chip on Enter', async () => {
  const screen = await render(<ChipsField name="occasions" label="Anledninger" />)
  await screen.getByLabelText('Anledninger').fill('Dåb')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Fjern Dåb' })).toBeVisible()
})
