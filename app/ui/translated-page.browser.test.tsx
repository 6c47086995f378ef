import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { followTranslations } from './follow-translations'

const members = ['removeChild', 'insertBefore', 'nodeValue'] as const

beforeEach(() => {
  const before = members.map((name) => Object.getOwnPropertyDescriptor(Node.prototype, name))
  return () => {
    for (const [index, name] of members.entries()) {
      Object.defineProperty(Node.prototype, name, before[index] as PropertyDescriptor)
    }
  }
})

function List({ count, words }: { count: number; words: string[] }) {
  return (
    <p>
      {count} fundet
      {count > 1 && ', de første:'}
      {words.map((word) => (
        <b key={word}>{word}</b>
      ))}
    </p>
  )
}

/** As the translation of Chrome does, in a turn of its own. */
async function translate(paragraph: Element) {
  for (const text of [...paragraph.childNodes]) {
    if (!(text instanceof Text) || !text.data.trim()) continue
    const font = document.createElement('font')
    font.textContent = `${text.data}*`
    text.replaceWith(font)
  }
  await new Promise(requestAnimationFrame)
}

test('texts of a page that was translated after hydration change and disappear', async () => {
  const native = Node.prototype.removeChild
  const screen = await render(<List count={26} words={['Lys', 'Sne']} />)
  const paragraph = screen.container.querySelector('p') as HTMLElement
  const end = followTranslations()
  await translate(paragraph)
  await expect.poll(() => Node.prototype.removeChild).not.toBe(native)
  await screen.rerender(<List count={2} words={['Sne']} />)
  expect(paragraph.textContent).toBe('2 fundet*, de første:*Sne')
  await translate(paragraph)
  await screen.rerender(<List count={1} words={['Sne', 'Lys']} />)
  expect(paragraph.textContent).toBe('1 fundet*SneLys')
  await screen.rerender(<List count={3} words={['Lys', 'Sne']} />)
  expect(paragraph.textContent).toBe('3 fundet*, de første:LysSne')
  end()
})
