import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import type { FormAnswer } from '~/forms/answer'
import type { Listing } from '~/http/listing'
import { OrderedList } from './ordered-list'
import { ResourceRow } from './resource-list'

interface Row {
  id: string
  group?: string
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }))

/** A list of which all rows are loaded, unless the values say otherwise. */
function listOf(items: Row[], values: Partial<Listing<Row>> = {}) {
  const list = { items, total: items.length, text: '', hasMore: false, ...values }
  return (
    <OrderedList
      list={list}
      empty="Ingen"
      nameOf={({ id }) => `Række ${id}`}
      groupOf={({ group = '' }) => group}
    >
      {({ id }, movable) => (
        <ResourceRow
          key={id}
          title={id}
          movable={movable}
          actions={null}
          menu={{ name: id, entries: [] }}
        />
      )}
    </OrderedList>
  )
}

const main = page.getByRole('main')
const order = () =>
  main
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('p')?.textContent?.trim())

async function choose(row: string, entry: string) {
  await main.getByRole('button', { name: `Flere muligheder: ${row}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Sends an event of the mouse at the middle of a place. */
function pointer(type: string, receiver: EventTarget, place: Element) {
  const { x, y, width, height } = place.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2 }
  receiver.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, ...at }),
  )
}

/** Leaves every form without an answer. */
const noAnswer = () => new Promise<FormAnswer>(() => {})

test('a row moves at once, is announced, and the whole order is sent', async () => {
  const screen = await renderScreen(listOf(rows('a', 'b', 'c')), { answer: noAnswer })
  await main.getByRole('button', { name: 'Flyt ned: Række a' }).click()
  await expect.poll(order).toEqual(['b', 'a', 'c'])
  await expect.element(main.getByText('Række a er nu nummer 2 af 3.')).toHaveRole('status')
  await expect.poll(() => screen.sent).toEqual([{ intent: 'arrange', order: 'b,a,c', moved: 'a' }])
})

test('a move before the answer to another one includes it, and both are undone by a failure', async () => {
  const answers: ((answer: FormAnswer) => void)[] = []
  const answer = () => new Promise<FormAnswer>((resolve) => answers.push(resolve))
  const screen = await renderScreen(listOf(rows('a', 'b', 'c')), { answer })
  await main.getByRole('button', { name: 'Flyt ned: Række a' }).click()
  await expect.poll(() => answers.length).toBe(1)
  await main.getByRole('button', { name: 'Flyt op: Række c' }).click()
  await expect.poll(order).toEqual(['b', 'c', 'a'])
  await expect
    .poll(() => screen.sent[1])
    .toEqual({
      intent: 'arrange',
      order: 'b,c,a',
      moved: 'a,c',
    })
  answers[1]?.({ kind: 'failed', toast: { title: 'Kunne ikke ændre rækkefølgen' } })
  await expect.poll(order).toEqual(['a', 'b', 'c'])
})

test('the ends of the list cannot move beyond them, but keep their buttons', async () => {
  const screen = await renderScreen(listOf(rows('a', 'b')), { answer: noAnswer })
  const up = main.getByRole('button', { name: 'Flyt op: Række a' })
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  up.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await main.getByRole('button', { name: 'Flyt op: Række b' }).click()
  await expect.poll(order).toEqual(['b', 'a'])
  await expect.poll(() => screen.sent).toEqual([{ intent: 'arrange', order: 'b,a', moved: 'b' }])
})

test('a single row has no controls that move it', async () => {
  await renderScreen(listOf(rows('a')))
  await expect.poll(order).toEqual(['a'])
  expect(main.getByRole('listitem').getByRole('button').elements()).toHaveLength(0)
})

test('the menu moves a row to the ends at which it is not', async () => {
  const screen = await renderScreen(listOf(rows('a', 'b', 'c')), { answer: noAnswer })
  await choose('a', 'Flyt sidst')
  await expect.poll(order).toEqual(['b', 'c', 'a'])
  await expect.element(main.getByText('Række a er nu nummer 3 af 3.')).toBeInTheDocument()
  await main.getByRole('button', { name: 'Flere muligheder: a' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Flyt først' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Flyt sidst' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Flyt først' }).click()
  await expect.poll(order).toEqual(['a', 'b', 'c'])
  await expect.poll(() => screen.sent.map(({ order }) => order)).toEqual(['b,c,a', 'a,b,c'])
})

test('a row moves past an end of the list that is not loaded', async () => {
  const ends = { first: 'a', last: 'z' }
  const values = { total: 26, hasMore: true, ends }
  const screen = await renderScreen(listOf(rows('a', 'b', 'c'), values), { answer: noAnswer })
  await choose('b', 'Flyt sidst')
  await expect.element(main.getByText('Række b er nu nummer 26 af 26.')).toBeInTheDocument()
  await expect.poll(order).toEqual(['a', 'c', 'b'])
  await expect
    .poll(() => screen.sent)
    .toEqual([{ intent: 'arrange', order: 'a,c,z,b', moved: 'b' }])
})

test('a found row that moves up is sent with only the rows after it', async () => {
  const ends = { first: '1', last: '9' }
  const values = { total: 9, text: 'salme', ends }
  const screen = await renderScreen(listOf(rows('a', 'b', 'c'), values), { answer: noAnswer })
  await main.getByRole('button', { name: 'Flyt op: Række b' }).click()
  await expect.element(main.getByText('Række b er nu nummer 1 af 3.')).toBeInTheDocument()
  await expect.poll(() => screen.sent[0]).toMatchObject({ order: 'b,a,c', moved: 'b' })
  await main.getByRole('button', { name: 'Flyt op: Række c' }).click()
  await expect.poll(() => screen.sent[1]).toMatchObject({ order: 'c,a', moved: 'b,c' })
  await choose('a', 'Flyt først')
  await expect.element(main.getByText('Række a er nu nummer 1 af 9.')).toBeInTheDocument()
  await expect.poll(() => screen.sent[2]).toMatchObject({ order: 'a,1,b,c', moved: 'b,c,a' })
})

test('rows move only within their group', async () => {
  const items = [
    { id: 'a', group: '1' },
    { id: 'b', group: '1' },
    { id: 'c', group: '2' },
    { id: 'd', group: '2' },
    { id: 'e', group: '3' },
  ]
  const screen = await renderScreen(listOf(items), { answer: noAnswer })
  await expect
    .element(main.getByRole('button', { name: 'Flyt op: Række c' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(main.getByRole('button', { name: 'Flyt ned: Række b' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(main.getByRole('button', { name: 'Træk: Række e' })).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Flyt ned: Række c' }).click()
  await expect.element(main.getByText('Række c er nu nummer 2 af 2.')).toBeInTheDocument()
  await expect.poll(() => screen.sent[0]).toMatchObject({ order: 'a,b,d,c,e' })
  await main.getByRole('button', { name: 'Træk: Række a' }).element().focus()
  await userEvent.keyboard(' ')
  await expect
    .element(page.getByText('Du har taget Række a. Nu nummer 1 af 2.'))
    .toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ')
  await expect.element(page.getByText('Række a er sluppet som nummer 2 af 2.')).toBeInTheDocument()
  await expect.poll(() => screen.sent[1]).toMatchObject({ order: 'b,a,d,c,e' })
})

test('a drag by keyboard is announced, and undone by Esc', async () => {
  const screen = await renderScreen(listOf(rows('a', 'b', 'c')), { answer: noAnswer })
  const handle = main.getByRole('button', { name: 'Træk: Række a' })
  await expect.element(handle).toHaveAccessibleDescription(/^Tryk på mellemrum/)
  await expect.element(handle).toHaveAttribute('aria-roledescription', 'kan flyttes')
  handle.element().focus()
  await userEvent.keyboard(' ')
  await expect
    .element(page.getByText('Du har taget Række a. Nu nummer 1 af 3.'))
    .toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Række a er nu nummer 2 af 3.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByText('Flytningen er fortrudt. Række a er igen nummer 1 af 3.'))
    .toBeInTheDocument()
  expect(order()).toEqual(['a', 'b', 'c'])
  expect(screen.sent).toEqual([])
})

test('a row is dragged by the pointer along the list only', async () => {
  const screen = await renderScreen(listOf(rows('a', 'b', 'c')), { answer: noAnswer })
  const handle = main.getByRole('button', { name: 'Træk: Række a' }).element()
  const target = main.getByRole('button', { name: 'Flyt ned: Række c' }).element()
  pointer('pointerdown', handle, handle)
  pointer('pointermove', document, target)
  await expect.element(page.getByText('Række a er nu nummer 3 af 3.')).toBeInTheDocument()
  expect(handle.closest('li')?.style).toMatchObject({
    transform: expect.stringMatching(/^translate3d\(0px, [1-9]/),
    zIndex: '1',
  })
  pointer('pointerup', document, target)
  await expect.poll(order).toEqual(['b', 'c', 'a'])
  await expect.poll(() => screen.sent[0]).toMatchObject({ order: 'b,c,a', moved: 'a' })
})

test('a drag of a row does not scroll the page', async () => {
  await renderScreen(listOf(rows('a', 'b')))
  const handle = main.getByRole('button', { name: 'Træk: Række a' })
  await expect.element(handle).toHaveStyle({ touchAction: 'none' })
})
