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

test('the player that was pressed before the page was loaded again opens by itself', async () => {
  sessionStorage.setItem('afspil', 'about:blank?b')
  const card = (src: string, name: string) => (
    <figure className="player" data-player={src}>
      <a href="https://example.dk/">
        <strong>{name}</strong> Afspil
      </a>
    </figure>
  )
  const screen = await render(
    <>
      {card('about:blank?a', 'Vinden')}
      {card('about:blank?b', 'Havet')}
      <Players />
    </>,
  )
  await expect.element(screen.getByTitle('Havet')).toHaveAttribute('src', 'about:blank?b')
  await expect.element(screen.getByRole('link', { name: 'Vinden Afspil' })).toBeVisible()
  expect(sessionStorage.getItem('afspil')).toBeNull()
})
