import { href, Link, Outlet, useLoaderData } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import { showOnPaper } from '#tests/browser/paper'
import { type Page, pageNumber } from '~/http/paging'
import { entryAttributes, MoreList } from './more-list'

interface Item {
  id: string
}

interface ListData {
  list: Page<Item>
}

interface ListProps {
  parameter?: string
  anchor?: string
  name?: string
}

function List(props: ListProps) {
  const data = useLoaderData<ListData>()
  return (
    <MoreList data={data} selectPage={({ list }) => list} {...props}>
      {(items) =>
        items.map(({ id }) => (
          <article key={id} {...entryAttributes(id)}>
            {id}
          </article>
        ))
      }
    </MoreList>
  )
}

/** The items of each page. 'b' has moved from the first page to the second between two requests. */
const contents = [['a', 'b'], ['b', 'c'], ['d']]

interface Options extends ListProps {
  path?: string
  /** Resolves when further pages may be answered. */
  arrival?: Promise<void>
}

function openList({ path = '/nyheder', arrival, ...props }: Options = {}) {
  return renderPage(<List {...props} />, {
    path,
    async load(url) {
      const number = pageNumber(url, props.parameter)
      if (number > 1) await arrival
      const items = contents[number - 1]?.map((id) => ({ id })) ?? []
      const rest = number < contents.length ? { next: number + 1 } : {}
      return { list: { items, ...rest, ...(items.length === 0 && { isPastEnd: true }) } }
    },
    pages: { '/kontakt': <p>Anden side</p> },
    layout: (
      <>
        <Link to={href('/kontakt')}>Anden</Link>
        <Outlet />
      </>
    ),
  })
}

type Screen = Awaited<ReturnType<typeof openList>>

async function expectItems(screen: Screen, items: string[]) {
  const articles = screen.getByRole('article')
  await expect.poll(() => articles.elements().map(({ textContent }) => textContent)).toEqual(items)
}

test('each click appends one page without duplicates, and focuses its first entry', async () => {
  const screen = await openList()
  const more = screen.getByRole('link', { name: 'Vis flere' })
  await more.click()
  await expectItems(screen, ['a', 'b', 'c'])
  await expect.element(screen.getByRole('article').nth(1)).toHaveFocus()
  await more.click()
  await expectItems(screen, ['a', 'b', 'c', 'd'])
  await expect.element(screen.getByRole('article').nth(3)).toHaveFocus()
  await expect.element(more).not.toBeInTheDocument()
  await expect
    .poll(() => screen.requested)
    .toEqual(['/nyheder', '/nyheder?side=2', '/nyheder?side=3'])
  expect(screen.router.state.location.search).toBe('')
})

test('the button announces that a page is loading, and a second click does not skip one', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const screen = await openList({ arrival, name: 'Nyheder' })
  await screen.getByRole('link', { name: /^Vis flere ?: Nyheder$/ }).click()
  const loading = screen.getByRole('link', { name: /^Henter flere … ?: Nyheder$/ })
  await expect.element(loading).toBeVisible()
  expect(loading.element().closest('[aria-live=polite]')).toBeTruthy()
  await loading.click()
  arrive()
  await expectItems(screen, ['a', 'b', 'c'])
  await expect.element(screen.getByRole('link', { name: /^Vis flere ?: Nyheder$/ })).toBeVisible()
})

test('the appended pages are still there after navigating back', async () => {
  const screen = await openList()
  await screen.getByRole('link', { name: 'Vis flere' }).click()
  await expectItems(screen, ['a', 'b', 'c'])
  await screen.getByRole('link', { name: 'Anden' }).click()
  await expect.element(screen.getByText('Anden side')).toBeVisible()
  await screen.router.navigate(-1)
  await expectItems(screen, ['a', 'b', 'c'])
  // A new visit begins with the first page.
  await screen.router.navigate(href('/nyheder'))
  await expectItems(screen, ['a', 'b'])
})

test('appended pages are loaded again with the page', async () => {
  const screen = await openList()
  await screen.getByRole('link', { name: 'Vis flere' }).click()
  await expectItems(screen, ['a', 'b', 'c'])
  contents[1] = ['b', 'x']
  await screen.router.revalidate()
  await expectItems(screen, ['a', 'b', 'x'])
  contents[1] = ['b', 'c']
})

test('a page that is loaded again leaves the focus where the reader has moved it', async () => {
  const screen = await openList()
  await screen.getByRole('link', { name: 'Vis flere' }).click()
  await expectItems(screen, ['a', 'b', 'c'])
  await expect.element(screen.getByRole('article').nth(1)).toHaveFocus()
  const other = screen.getByRole('link', { name: 'Anden' })
  other.element().focus()
  onTestFinished(() => {
    contents[1] = ['b', 'c']
  })
  contents[1] = ['b', 'x']
  await screen.router.revalidate()
  await expectItems(screen, ['a', 'b', 'x'])
  await expect.element(other).toHaveFocus()
})

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'a click with %s is left to the browser',
  async (key) => {
    const screen = await openList()
    const more = screen.getByRole('link', { name: 'Vis flere' })
    let isLeft = false
    const stop = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', stop, { once: true })
    await userEvent.keyboard(`{${key}>}`)
    await more.click()
    await userEvent.keyboard(`{/${key}}`)
    expect(isLeft).toBe(true)
    await expect.poll(() => screen.requested).toEqual(['/nyheder'])
  },
)

test('a further page links to the pages before and after it, with the rest of the query and the anchor', async () => {
  const screen = await openList({
    path: '/nyheder?fane=to&tidligere=2',
    parameter: 'tidligere',
    anchor: 'tidligere',
    name: 'Tidligere',
  })
  const previous = screen.getByRole('link', { name: /^Vis forrige ?: Tidligere$/ })
  await expect.element(previous).toHaveAttribute('href', '/nyheder?fane=to#tidligere')
  const more = screen.getByRole('link', { name: /^Vis flere ?: Tidligere$/ })
  await expect.element(more).toHaveAttribute('href', '/nyheder?fane=to&tidligere=3#tidligere')
  await more.click()
  await expectItems(screen, ['b', 'c', 'd'])
  await expect
    .poll(() => screen.requested)
    .toEqual(['/nyheder?fane=to&tidligere=2', '/nyheder?fane=to&tidligere=3'])
})

test('the links to other pages of the list are not printed', async () => {
  const screen = await openList({ path: '/nyheder?side=2' })
  for (const name of ['Vis forrige', 'Vis flere']) {
    await expect.element(screen.getByRole('link', { name })).toBeVisible()
  }
  await showOnPaper()
  await expect.element(screen.getByText('c', { exact: true })).toBeVisible()
  for (const name of ['Vis forrige', 'Vis flere']) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
})

test('the first page has no link to a page before it', async () => {
  const screen = await openList()
  await expectItems(screen, ['a', 'b'])
  await expect.element(screen.getByRole('link', { name: 'Vis forrige' })).not.toBeInTheDocument()
})

test('a page past the end links to the first page', async () => {
  const screen = await openList({ path: '/nyheder?side=9' })
  await expect.element(screen.getByText('Listen har ikke så mange sider.')).toBeVisible()
  await screen.getByRole('link', { name: 'Til listens første side' }).click()
  await expectItems(screen, ['a', 'b'])
  await expect.poll(() => screen.router.state.location.search).toBe('')
})
