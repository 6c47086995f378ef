import source from '/docs/for-forfatteren.md?raw'

/** The author's guide as HTML, without its title, which the screen shows. */
export async function guideHtml(): Promise<string> {
  const { marked } = await import('marked')
  const body = source.slice(source.indexOf('\n')).replaceAll('(../public/', '(/')
  return marked.parse(body, { async: false })
}
