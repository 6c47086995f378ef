import { href } from 'react-router'
import type { Noun } from '~/platform/changes/nouns'
import { versionsPath } from './history.copy'

type Values = Record<string, unknown>

/** In a URL: the row whose form is open on a screen of many. */
export const openedParameter = 'rediger'

/** The id of the row whose form a URL opens. */
export function openedIn({ url }: { url: string }): string | null {
  return new URL(url).searchParams.get(openedParameter)
}

const openedAt = (screen: string, id: string) => `${screen}?${openedParameter}=${id}`

/** Where the form of a row is. */
const forms: { [N in Noun]?: (id: string, values: Values) => string } = {
  bibliography: (id) => href('/admin/bibliografi/:id', { id }),
  calendar_events: (id) => href('/admin/kalender/:id', { id }),
  collaborations: (id) => href('/admin/samarbejder/:id', { id }),
  contact_content: () => href('/admin/kontakt'),
  // A text has its form beside its versions: on its page it may stand anywhere, or not at all.
  editable_content: (id) => versionsPath('editable_content', id),
  hymn_collections: (id) => href('/admin/salmer/samlinger/:id', { id }),
  hymn_files: (id, { hymn_id }) => openedAt(href('/admin/salmer/:id', { id: String(hymn_id) }), id),
  hymns: (id) => href('/admin/salmer/:id', { id }),
  images: (id) => href('/admin/billeder/:id', { id }),
  lectures: (id) => href('/admin/foredrag/:id', { id }),
  news: (id) => href('/admin/nyheder/:id', { id }),
  reviews: (id, { bibliography_id }) =>
    openedAt(href('/admin/bibliografi/:id/anmeldelser', { id: String(bibliography_id) }), id),
  seo_settings: (id) => openedAt(href('/admin/seo'), id),
  testimonials: (id) => openedAt(href('/admin/anbefalinger'), id),
}

/**
 * The path of the form that an earlier version of a row can be put into; undefined where there is none.
 * @param values what the version says, by the names of the form's fields
 */
export function formPath(noun: Noun, id: string, values: Values): string | undefined {
  // Only those of the gallery have a form; the others are in that of what shows them.
  if (noun === 'images' && values.page_assignment !== null) return undefined
  return forms[noun]?.(id, values)
}

/** The values of one field alone: those of a picture belong together. */
export function valuesOfField(values: Values, field: string): Values {
  if (field === 'content_value') return values
  const isMeant = (name: string) =>
    field === 'image_url' ? /^(?:image_url|cover_url)/.test(name) : name === field
  return Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)))
}
