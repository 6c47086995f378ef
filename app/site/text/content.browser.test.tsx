import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { Content, ContentWrapperContext, WrappedContent } from './content'

const pieces = ['Se ', { href: 'https://fjord.example', text: 'fjord.example' }]
const data = {
  content: { 'foredrag.intro': 'Se fjord.example' },
  linkedContent: { 'foredrag.intro': pieces },
}

function Wrapper({ of, children }: { of: string; children: ReactNode }) {
  return <mark title={of}>{children}</mark>
}

test('a web address in a text is a link', async () => {
  const screen = await renderPage(<Content of="foredrag.intro" as="p" />, { load: () => data })
  const link = screen.getByRole('link', { name: 'fjord.example' })
  await expect.element(link).toHaveAttribute('href', 'https://fjord.example')
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Se fjord.example')
})

test('while the texts are edited, each is in its wrapper, and has no links', async () => {
  const texts = (
    <ContentWrapperContext value={Wrapper}>
      <Content of="foredrag.intro" />
      <WrappedContent of="foredrag.title">Formateret</WrappedContent>
    </ContentWrapperContext>
  )
  const screen = await renderPage(texts, { load: () => data })
  await expect.element(screen.getByTitle('foredrag.intro')).toHaveTextContent('Se fjord.example')
  await expect.element(screen.getByTitle('foredrag.title')).toHaveTextContent('Formateret')
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('a text of the page replaces that of the layout', async () => {
  const screen = await renderPage(<Content of="foredrag.intro" as="p" />, {
    load: () => ({ content: { 'foredrag.intro': 'Fra siden' } }),
    content: { 'foredrag.intro': 'Fra layoutet' },
  })
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Fra siden')
})
