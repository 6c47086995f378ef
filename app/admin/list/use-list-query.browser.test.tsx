import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import { ResourceList } from './resource-list'
import { useListQuery, withLastQuery } from './use-list-query'

function Screen({ name }: { name?: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const list = { items: [{ id: 'a' }], total: 30, text: '', hasMore: true }
  return (
    <>
      <p role="status">{pathname + search}</p>
      <Link to="?q=jul&side=2&vis=alle">Julesalmer</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Tilbage
      </button>
      <ResourceList list={list} name={name} empty="Ingen">
        {({ id }) => <li key={id}>{id}</li>}
      </ResourceList>
    </>
  )
}

const search = page.getByRole('searchbox', { name: 'Søg i listen' })
const url = page.getByRole('main').getByRole('status')

test('a typed search goes into the URL, back to the first page, without other parameters lost', async () => {
  await renderScreen(<Screen />)
  await page.getByRole('link', { name: 'Julesalmer' }).click()
  await expect.element(search).toHaveValue('jul')
  await search.fill('påske')
  await expect.element(url).toHaveTextContent('/admin/skaerm?q=p%C3%A5ske&vis=alle')
  await expect
    .poll(() => withLastQuery('/admin/skaerm'))
    .toBe('/admin/skaerm?q=p%C3%A5ske&vis=alle')
  await search.fill('')
  await expect.element(url).toHaveTextContent('/admin/skaerm?vis=alle')
  expect(withLastQuery('/admin/ukendt')).toBe('/admin/ukendt')
})

test('the back button leaves the searched list at once, and shows the search before', async () => {
  await renderScreen(<Screen />)
  await page.getByRole('link', { name: 'Julesalmer' }).click()
  await search.fill('påske')
  await expect.element(url).toHaveTextContent('/admin/skaerm?q=p%C3%A5ske&vis=alle')
  await page.getByRole('button', { name: 'Tilbage' }).click()
  await expect.element(url).toHaveTextContent('/admin/skaerm')
  await expect.element(search).toHaveValue('')
})

test('more rows are the next page, and the search stays', async () => {
  await renderScreen(<Screen />)
  await page.getByRole('link', { name: 'Julesalmer' }).click()
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect.element(url).toHaveTextContent('/admin/skaerm?q=jul&side=3&vis=alle')
  await expect.element(search).toHaveValue('jul')
})

test('a list with a name has parameters of its own', async () => {
  await renderScreen(<Screen name="sange" />)
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect.element(url).toHaveTextContent('/admin/skaerm?sange-side=2')
  await search.fill('lys')
  await expect.element(url).toHaveTextContent('/admin/skaerm?sange-q=lys')
})

function Recorder({ urls }: { urls: string[] }) {
  const { search } = useLocation()
  const query = useListQuery()
  useEffect(() => {
    urls.push(search)
  }, [urls, search])
  return (
    <input
      aria-label="Søg"
      value={query.searchText}
      onChange={(event) => query.search(event.target.value)}
    />
  )
}

test('only the last of several searches typed fast is requested', async () => {
  const urls: string[] = []
  await renderScreen(<Recorder urls={urls} />)
  const field = page.getByRole('textbox', { name: 'Søg' })
  const type = (text: string) => {
    const input = field.element()
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  type('l')
  type('ly')
  type('lys')
  await expect.poll(() => urls).toEqual(['', '?q=lys'])
})
