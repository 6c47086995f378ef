import type { z } from 'zod'
import type { Item } from '~/domain/moving/items'
import { editorHtml } from '~/forms/editor-html'
import { shapeOf } from '~/forms/schema-shape'
import type { Backend } from '~/platform/backend.server'
import { plainLines } from '~/platform/rich-text.server'
import { copenhagenClock, copenhagenToday } from '~/platform/runtime/clock'
import type { Kind } from './kinds.server'
import { withoutVerseBlocks } from './verse-blocks'

const lists = new Set(['themes', 'formats', 'shops', 'scripture', 'days', 'occasions', 'hymn_ids'])
/** Fields that a form does not send when they are off or not chosen. */
const absent = /^(is_|keep_after_date$|publish$|publish_|repeat|scope$)/

export type FormInput = Record<string, unknown>

/** The fields of an item as its form would send them, with blanks for those that the source lacks. */
export function formInput(backend: Backend, kind: Kind, item: Item, variant?: string): FormInput {
  const fields = { ...(item.text && kind.fromText?.(item.text)), ...item.fields }
  const input: FormInput = {}
  for (const name of Object.keys(shapeOf(kind.schema))) {
    const value = fields[name]
    if (value !== undefined && value !== null && value.length > 0) input[name] = value
    else if (lists.has(name)) input[name] = ['']
    else if (!absent.test(name)) input[name] = defaultValue(backend, name, variant)
  }
  const verse = item.text && kind.noun === 'hymns' ? { stanzas: verseOf(item.text.html) } : {}
  return { ...input, ...verse, ...publicationInput(backend, item) }
}

/** Paragraphs with line breaks are stanzas; if no line is broken, each paragraph is a line. */
function verseOf(source: string): string {
  const html = withoutVerseBlocks(source)
  return plainLines(/<br\b/i.test(html) ? html.replaceAll(/<\/p>/gi, '$&<br>') : html)
}

function defaultValue({ clock }: Backend, name: string, variant = ''): string {
  if (name.endsWith('_focus_x') || name.endsWith('_focus_y')) return '0.5'
  if (name === 'event_type') return variant || 'other'
  if (name === 'category') return variant || 'værkliste'
  if (name === 'published_date') return copenhagenToday(clock)
  if (name === 'language') return 'da'
  if (name === 'year') return copenhagenToday(clock).slice(0, 4)
  return name === 'revision' || name === 'info_revision' ? '0' : ''
}

function publicationInput({ clock }: Backend, { publication }: Item): FormInput {
  if (!publication) return {}
  if (publication.state !== 'scheduled') return { publish: publication.state }
  if (publication.at <= clock.now().toISOString()) return { publish: 'published' }
  const { date, time } = copenhagenClock(publication.at)
  return { publish: 'scheduled', publish_date: date, publish_time: time }
}

/** The checked form, or why it was refused, as its fields would say it. */
export function checkForm(kind: Kind, input: FormInput): { form: never } | { refusal: string } {
  const result = kind.schema.safeParse(input)
  if (result.success) return { form: result.data as never }
  return { refusal: [...new Set(result.error.issues.map(issueText))].join(' ') }
}

const issueText = ({ message }: z.core.$ZodIssue) => message

/** A news item needs words: one with only pictures has its title. */
export function withWords(html: string, title: string): string {
  return html.replace(/<[^<>]*>/g, '').trim() === '' ? editorHtml(title) + html : html
}
