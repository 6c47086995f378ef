import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '~/ui/button'
import { keptInputStore, timeNow } from './kept-inputs'
import { useKeptText } from './use-kept-text'

const key = { account: 'konto', form: JSON.stringify(['in place', 'nyheder.title']) }
const base = { value: 'Nyheder', revision: 3 }

function EditedText({ account = 'konto' }: { account?: string }) {
  const [value, setValue] = useState(base.value)
  const text = useKeptText({ account, key: 'nyheder.title', base, value })
  return (
    <>
      <input aria-label="Tekst" value={value} onChange={(event) => setValue(event.target.value)} />
      {text.offer && <output aria-label="Tilbud">{JSON.stringify(text.offer)}</output>}
      <Button onClick={text.hideOffer}>Skjul</Button>
      <Button onClick={text.discard}>Kassér</Button>
      <Button onClick={text.forget}>Gem</Button>
    </>
  )
}

function keep(text: string, revision = 3) {
  const revisions = { revision: String(revision) }
  const input = { keptAt: timeNow(), revisions, fields: { value: [text] }, pictures: [] }
  keptInputStore.write(key, input)
  return input
}

const kept = () => keptInputStore.read(key)

test('typed text is stored with its revision until it is changed back or saved', async () => {
  const { getByLabelText, getByRole } = await render(<EditedText />)
  await getByLabelText('Tekst').fill('Nyt')
  await expect
    .poll(kept)
    .toMatchObject({ revisions: { revision: '3' }, fields: { value: ['Nyt'] } })
  await getByLabelText('Tekst').fill('Nyheder')
  await expect.poll(kept).toBeUndefined()
  for (const name of ['Gem', 'Kassér']) {
    await getByLabelText('Tekst').fill(`Nyt ${name}`)
    await expect.poll(kept).toBeDefined()
    await getByLabelText('Tekst').fill(`Nyere ${name}`)
    await getByRole('button', { name }).click()
    expect(kept()).toBeUndefined()
  }
})

test('text is not stored again after it was saved or discarded during the pause', async () => {
  const { getByLabelText, getByRole, unmount } = await render(<EditedText />)
  await getByLabelText('Tekst').fill('Nyt')
  await getByRole('button', { name: 'Gem' }).click()
  await unmount()
  expect(kept()).toBeUndefined()
})

test('stored text is offered with its time, unless it is the current text', async () => {
  const input = keep('Nyt')
  const { getByRole, getByLabelText, unmount } = await render(<EditedText />)
  const offer = () => JSON.parse(getByLabelText('Tilbud').element().textContent ?? '')
  expect(offer()).toMatchObject({ text: 'Nyt', isOutdated: false })
  expect(offer().timeText).toMatch(/^fra kl\./)
  await getByLabelText('Tekst').fill('Andet')
  await expect.poll(() => kept()?.fields).toEqual({ value: ['Andet'] })
  // Discarded or unchanged input does not replace the offer.
  await getByRole('button', { name: 'Kassér' }).click()
  expect(kept()).toEqual(input)
  await unmount()
  keep('Nyheder')
  const next = await render(<EditedText />)
  expect(next.getByLabelText('Tilbud').elements()).toEqual([])
})

test('a hidden offer is removed, and text of an older revision is outdated', async () => {
  keep('Nyt', 2)
  const { getByLabelText, getByRole, getByText } = await render(<EditedText />)
  await expect.element(getByText(/"isOutdated":true/)).toBeVisible()
  await getByRole('button', { name: 'Skjul' }).click()
  await expect.element(getByLabelText('Tilbud')).not.toBeInTheDocument()
  await expect.poll(kept).toBeUndefined()
})

test('nothing is stored if nobody is signed in', async () => {
  const { getByLabelText, unmount } = await render(<EditedText account="" />)
  await getByLabelText('Tekst').fill('Nyt')
  await unmount()
  expect(localStorage.length).toBe(0)
})
