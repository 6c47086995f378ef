import { escapeUTF8 } from 'entities'
import { isEditorHtml } from '~/forms/editor-html'
import type { Backend } from '~/platform/backend.server'
import { findNoun, nameOfRow, nounsWithCards } from '~/platform/changes/nouns'
import { storedRow } from '~/platform/changes/rows.server'

/** The nouns of which a letter can be made. */
export const letterSources = ['news', 'calendar_events', 'hymns', 'bibliography'] as const

/**
 * The first values of a letter about a row: of a news item its text, of others a link to its page or its card.
 * @param source as `news/ID`
 */
export async function letterFrom(backend: Backend, source: string) {
  const [table = '', id = ''] = source.split('/')
  const noun = findNoun(backend.nouns, table)
  if (!noun || !letterSources.some((one) => one === noun) || !/^[\w-]{1,64}$/.test(id))
    return undefined
  const row: Record<string, unknown> | undefined = await storedRow(backend, noun, id)
  if (!row) return undefined
  const title = nameOfRow(backend.nouns, noun, row) ?? ''
  return { title, content: contentOf(backend, noun, row, title) }
}

function contentOf(
  backend: Backend,
  noun: (typeof letterSources)[number] | string,
  row: Record<string, unknown>,
  title: string,
): string {
  if (noun === 'news') {
    const text = String(row.content ?? '')
    return isEditorHtml(text) ? text : paragraphs(text)
  }
  const card = nounsWithCards(backend.nouns).some((one) => one.noun === noun)
  if (card) return `<p></p><aside data-card="${noun}/${row.id}">${escapeUTF8(title)}</aside>`
  const path = backend.nouns.hymns.pathOf(String(row.slug))
  return `<p></p><p><a href="${escapeUTF8(path)}">${escapeUTF8(title)}</a></p>`
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeUTF8(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
