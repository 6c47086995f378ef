import { expect, test } from 'vitest'
import { editorHtml } from './editor-html'
import { requiredRichText } from './form-fields'

test('the editor opens plain text as paragraphs with its own characters', () => {
  expect(editorHtml('Ét & <b>\nog\n \nTo')).toBe('<p>Ét &amp; &lt;b&gt;<br>og</p><p>To</p>')
  expect(editorHtml('<p>Ét &amp; to</p>')).toBe('<p>Ét &amp; to</p>')
})

test('tags do not count towards a limit, and tags without text are blank', () => {
  const field = requiredRichText('Skriv noget.')
  const messageOf = (text: string) => field.safeParse(text).error?.issues[0]?.message
  expect(messageOf(`<p>${'<strong>a</strong>'.repeat(2900)}</p>`)).toBeUndefined()
  expect(messageOf(`<p>${'a'.repeat(50_001)}</p>`)).toBe('Teksten er for lang.')
  expect(messageOf('<p> </p><p></p>')).toBe('Skriv noget.')
})
