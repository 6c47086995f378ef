import { href, Link, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { usePopover } from './use-popover'

function Menu() {
  const popover = usePopover<HTMLElement>()
  return (
    <>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <nav id="menu" popover="manual" ref={popover}>
        <Link to={href('/salmer')}>Salmer</Link>
        <Link to={href('/kontakt')}>Kontakt</Link>
      </nav>
    </>
  )
}

test('a menu closes when the focus leaves it, and when one of its links is followed', async () => {
  const screen = await renderPage(null, {
    layout: [<Menu key="menu" />, <Outlet key="page" />],
    pages: { '/salmer': <h1>Salmer</h1> },
  })
  const [opener, link] = [
    screen.getByRole('button', { name: 'Menu' }),
    screen.getByRole('link', { name: 'Salmer' }),
  ]
  await opener.click()
  link.element().focus()
  screen.getByRole('link', { name: 'Kontakt' }).element().focus()
  await expect.element(link).toBeVisible()
  opener.element().focus()
  await expect.element(link).not.toBeInTheDocument()
  await opener.click()
  await link.click()
  await expect.element(screen.getByRole('heading', { name: 'Salmer' })).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})
