import { href, Link, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import { ResourceRow } from '~/admin/list/resource-list'
import { SearchBox } from '~/admin/list/search-box'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { DeleteButton, EditButton, VisibilityButton } from './row-buttons'

test('a hidden row can be shown, and a visible one hidden', async () => {
  const onCommand = vi.fn()
  await renderScreen(
    <>
      <VisibilityButton name="Ros" isVisible onCommand={onCommand} />
      <VisibilityButton name="Ris" isVisible={false} onCommand={onCommand} />
    </>,
  )
  await page.getByRole('button', { name: 'Skjul Ros' }).click()
  await page.getByRole('button', { name: 'Vis Ris' }).click()
  expect(onCommand.mock.calls).toEqual([['hide'], ['show']])
})

test('a question with a title for its kind names the row below it', async () => {
  const onDelete = vi.fn()
  const copy = { deleteTitle: 'Slet billede', deleteQuestion: 'Er du sikker?' }
  const screen = await renderScreen(<DeleteButton name="Havnen" copy={copy} onDelete={onDelete} />)
  await screen.getByRole('button', { name: 'Slet Havnen' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Slet billede' })
  await expect.element(question.getByText('»Havnen«')).toBeVisible()
  await question.getByRole('button', { name: 'Slet' }).click()
  expect(onDelete).toHaveBeenCalledOnce()
})

test('a row whose form is a dialog opens it by its title and its button', async () => {
  const onOpen = vi.fn()
  await renderScreen(
    <ul>
      <ResourceRow title="Ros" opens={onOpen} actions={<EditButton name="Ros" opens={onOpen} />} />
    </ul>,
  )
  await page.getByRole('button', { name: 'Ros', exact: true }).click()
  await page.getByRole('button', { name: 'Rediger Ros' }).click()
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('a row that opens nothing has a plain title', async () => {
  await renderScreen(
    <ul>
      <ResourceRow title="Ros" actions={null} />
    </ul>,
  )
  const row = page.getByRole('main').getByRole('listitem')
  await expect.element(row.getByText('Ros')).toBeVisible()
  expect(row.getByRole('button').elements()).toHaveLength(0)
})

test('typing in the search field of a list changes no form around it', async () => {
  const onInput = vi.fn()
  const onType = vi.fn()
  await renderScreen(
    <form onInput={onInput}>
      <SearchBox label="Søg" text="" onType={onType} status="" />
    </form>,
  )
  await page.getByRole('searchbox', { name: 'Søg' }).fill('lys')
  expect(onType.mock.calls).toEqual([['lys']])
  expect(onInput).not.toHaveBeenCalled()
})

function OpenedRow() {
  const [opened, setOpened] = useOpenedRow([{ id: 'a' }, { id: 'b' }])
  const { search } = useLocation()
  return (
    <>
      <p role="status">{`${opened === 'new' ? 'ny' : (opened?.id ?? 'ingen')} ${search}`}</p>
      <button type="button" onClick={() => setOpened(undefined)}>
        Luk
      </button>
      <button type="button" onClick={() => setOpened('new')}>
        Ny
      </button>
    </>
  )
}

const status = page.getByRole('main').getByRole('status')

test('the row in the URL is open until its dialog is closed', async () => {
  const link = <Link to={`${href('/admin/anbefalinger')}?rediger=b&q=lys`}>Ros b</Link>
  await renderScreen(link, { pages: { '/admin/anbefalinger': <OpenedRow /> } })
  await page.getByRole('link', { name: 'Ros b' }).click()
  await expect.element(status).toHaveTextContent('b ?rediger=b&q=lys')
  await page.getByRole('button', { name: 'Luk' }).click()
  await expect.element(status).toHaveTextContent('ingen ?q=lys')
  await page.getByRole('button', { name: 'Ny' }).click()
  await expect.element(status).toHaveTextContent('ny ?q=lys')
})

test('a row that no longer exists is removed from the URL', async () => {
  const link = <Link to={`${href('/admin/anbefalinger')}?rediger=c`}>Ros c</Link>
  await renderScreen(link, { pages: { '/admin/anbefalinger': <OpenedRow /> } })
  await page.getByRole('link', { name: 'Ros c' }).click()
  await expect.element(status).toHaveTextContent('ingen')
})
