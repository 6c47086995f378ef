import { href } from 'react-router'
import { homeTextGroups } from '~/domain/content/home-content.form'
import type { Noun } from '~/platform/nouns'

/** Where each noun's rows have a form with a path of its own. */
const forms: { [N in Noun]?: (id: string) => string } = {
  bibliography: (id) => href('/admin/bibliografi/:id', { id }),
  calendar_events: (id) => href('/admin/kalender/:id', { id }),
  collaborations: (id) => href('/admin/samarbejder/:id', { id }),
  contact_content: () => href('/admin/kontakt'),
  hymn_collections: (id) => href('/admin/salmer/samlinger/:id', { id }),
  hymns: (id) => href('/admin/salmer/:id', { id }),
  images: (id) => href('/admin/billeder/:id', { id }),
  lectures: (id) => href('/admin/foredrag/:id', { id }),
  news: (id) => href('/admin/nyheder/:id', { id }),
}

/**
 * The path of the form that an earlier version of a row can be put into; undefined where there is none.
 * @param values what the version says, by the names of the form's fields
 */
export function formPath(
  noun: Noun,
  id: string,
  values: Record<string, unknown>,
): string | undefined {
  if (noun === 'editable_content') {
    const groups = Object.keys(values).map((key) => key.split('.')[0])
    return homeTextGroups.some((group) => groups.includes(group))
      ? href('/admin/forside')
      : undefined
  }
  // Only those of the gallery have a form; the others are in that of what shows them.
  if (noun === 'images' && values.page_assignment !== null) return undefined
  return forms[noun]?.(id)
}

/** The values of one field alone: those of a picture belong together. */
export function valuesOfField(
  values: Record<string, unknown>,
  field: string,
): Record<string, unknown> {
  if (field === 'content_value') return values
  const isMeant = (name: string) =>
    field === 'image_url' ? /^(?:image_url|cover_url)/.test(name) : name === field
  return Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)))
}
