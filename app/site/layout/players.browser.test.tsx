import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Players } from './players'

test('a player opens in a frame when it is pressed, and not before', async () => {
  const screen = await render(
    <>
      <figure className="player" data-player="about:blank?a">
        <a href="https://example.dk/">
          <strong>Vinden</strong> Afspil
        </a>
      </figure>
      <Players />
    </>,
  )
  expect(document.querySelector('iframe')).toBeNull()
  await screen.getByRole('link', { name: 'Vinden Afspil' }).click()
  await expect.element(screen.getByTitle('Vinden')).toHaveAttribute('src', 'about:blank?a')
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})
