import { useEffect } from 'react'
import { href, Link, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { saveByKey } from '#tests/browser/field'
import { renderRoute } from '#tests/browser/route'
import { renderScreen } from '#tests/browser/screen'
import { RecordForm } from '~/admin/form/record-form'
import { ResourceList } from './resource-list'
import { useListQuery, withLastQuery } from './use-list-query'

function Screen({ name }: { name?: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const list = { items: [{ id: 'a' }], total: 30, text: '', hasMore: true }
  return (
    <>
      <code>{pathname + search}</code>
      <Link to="?q=jul&side=2&vis=alle">Julesalmer</Link>
      <Link to={href('/admin/forside')}>Ny salme</Link>
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
const url = page.getByRole('main').getByRole('code')

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

test('after four pages the next ones take their place, and the earlier ones come back', async () => {
  await renderRoute({ default: () => <Screen /> }, () => null, { path: '/admin/skaerm?side=4' })
  await page.getByRole('button', { name: 'Vis de næste' }).click()
  await expect.element(url).toHaveTextContent('/admin/skaerm?side=5')
  await expect.element(page.getByRole('button', { name: 'Vis flere' })).not.toHaveFocus()
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect.element(url).toHaveTextContent('/admin/skaerm?side=6')
  await page.getByRole('button', { name: 'Vis de forrige' }).click()
  await expect.element(url).toHaveTextContent('/admin/skaerm?side=4')
})

test('a list with a name has parameters of its own', async () => {
  await renderScreen(<Screen name="sange" />)
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect.element(url).toHaveTextContent('/admin/skaerm?sange-side=2')
  await search.fill('lys')
  await expect.element(url).toHaveTextContent('/admin/skaerm?sange-q=lys')
})

/** Changes the text of a field without waiting for the page to react. */
function typeAtOnce(input: Element, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

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
  for (const text of ['l', 'ly', 'lys']) typeAtOnce(field.element(), text)
  await expect.poll(() => urls).toEqual(['', '?q=lys'])
})

test('letters typed while a search is loaded are kept, and searched next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const requested: string[] = []
  async function read({ request }: { request: Request }) {
    requested.push(new URL(request.url).search)
    if (requested.at(-1) === '?q=l') await promise
  }
  await renderRoute({ default: () => <Screen /> }, read, { path: '/admin/skaerm' })
  await search.fill('l')
  await expect.poll(() => requested).toContain('?q=l')
  typeAtOnce(search.element(), 'ly')
  resolve()
  await expect.element(url).toHaveTextContent('/admin/skaerm?q=ly')
  await expect.element(search).toHaveValue('ly')
})

test('a saved form returns to the list with its last search', async () => {
  const form = (
    <RecordForm schema={z.unknown()} values={{ revision: 1 }}>
      Ny salme
    </RecordForm>
  )
  const { sent } = await renderScreen(<Screen />, {
    pages: { '/admin/forside': form },
    answer: () => ({ kind: 'done', toast: { title: 'Gemt' }, goTo: '/admin/skaerm' }),
  })
  await page.getByRole('link', { name: 'Julesalmer' }).click()
  await expect.element(search).toHaveValue('jul')
  await page.getByRole('link', { name: 'Ny salme' }).click()
  await expect.element(search).not.toBeInTheDocument()
  await saveByKey(sent)
  await expect.element(url).toHaveTextContent('/admin/skaerm?q=jul&side=2&vis=alle')
})

const tall = <pre>{'\n'.repeat(80)}</pre>

test('the page does not scroll when more rows are shown', async () => {
  await renderScreen(
    <>
      {tall}
      <Screen />
      {tall}
      <ScrollRestoration />
    </>,
  )
  const more = page.getByRole('button', { name: 'Vis flere' })
  more.element().scrollIntoView({ block: 'center' })
  const before = scrollY
  expect(before).toBeGreaterThan(0)
  await more.click()
  await expect.element(url).toHaveTextContent('/admin/skaerm?side=2')
  expect(scrollY).toBe(before)
})
