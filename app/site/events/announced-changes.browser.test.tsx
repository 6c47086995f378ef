import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AnnouncedChanges } from './announced-changes'

test('only lines that are added later are announced', async () => {
  const screen = await render(<AnnouncedChanges lines={['Aflyst: Koncert']} />)
  const status = screen.locator.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()
  await screen.rerender(
    <AnnouncedChanges lines={['Udsolgt: Sang', 'Aflyst: Koncert', 'Flyttet: Foredrag']} />,
  )
  await expect.element(status).toHaveTextContent('Udsolgt: Sang. Flyttet: Foredrag')
})
