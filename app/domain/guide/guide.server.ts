import { marked } from 'marked'
import source from '/docs/for-forfatteren.md?raw'

/** The author's guide as HTML, without its title: the screen has that. */
export function guideHtml(): string {
  const body = source.slice(source.indexOf('\n')).replaceAll('(../public/', '(/')
  return marked.parse(body, { async: false })
}
