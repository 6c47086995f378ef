import type { FileReference, Item } from '~/domain/moving/items'
import type { SourceRow, Tables } from './supabase-rows.server'
import { id, instants, isOn, listOf, order, pictureAt, text } from './supabase-values'

function fieldsOf(
  row: SourceRow,
  names: readonly string[],
  flags: readonly string[] = [],
): Item['fields'] {
  const texts = names.map((name) => [name, text(row[name])])
  const on = flags
    .filter((name) => isOn(row[name] ?? name === 'is_visible'))
    .map((name) => [name, 'on'])
  return Object.fromEntries([...texts, ...on])
}

function item(
  kind: Item['kind'],
  table: string,
  row: SourceRow,
  name: unknown,
  parts: Partial<Item>,
): Item {
  const columns = { ...id(row.id), ...instants(row), ...order(row.sort_order) }
  return {
    kind,
    sourceId: `${table} ${text(row.id)}`.slice(0, 300),
    name: text(name).slice(0, 200) || table,
    group: table,
    keepsPlainTexts: true,
    ...parts,
    rows: { [table]: columns, ...parts.rows },
  }
}

const withPicture = (picture: FileReference | undefined) => (picture ? { picture } : {})

/** Makes items of the rows of each table, in an order in which rows come before those that refer to them. */
export function itemsOfTable(
  table: string,
  row: SourceRow,
  tables: Tables,
  all: Map<string, SourceRow[]>,
): Item[] {
  const find = finderIn(all)
  const imageAt = (path: unknown) => pictureAt(path, tables, find('images', 'file_path', path))
  switch (table) {
    case 'news':
      return [
        item('news', table, row, row.title, {
          fields: fieldsOf({ ...row, published_date: text(row.published_date).slice(0, 10) }, [
            'title',
            'content',
            'published_date',
            'link',
          ]),
        }),
      ]
    case 'lectures': {
      const fields = {
        ...fieldsOf(row, [
          'title',
          'subtitle',
          'description',
          'duration',
          'date',
          'time',
          'location',
          'link',
        ]),
        themes: listOf(row.themes),
      }
      return [
        item('lecture', table, row, row.title, { fields, ...withPicture(imageAt(row.image_url)) }),
      ]
    }
    case 'testimonials':
      return [
        item('testimonial', table, row, row.name, {
          fields: fieldsOf(row, ['name', 'title', 'quote'], ['is_visible']),
        }),
      ]
    case 'calendar_events':
      return [
        item('event', table, row, row.title, {
          fields: fieldsOf(
            { ...row, time: text(row.time).slice(0, 5) },
            ['title', 'date', 'time', 'location', 'description', 'event_type'],
            ['is_visible', 'keep_after_date'],
          ),
        }),
      ]
    case 'bibliography':
      return workItem(row, tables, all)
    case 'reviews':
      return [
        item('review', table, row, row.author, {
          fields: fieldsOf(row, ['header', 'quote_text', 'author', 'publication']),
          parent: `bibliography ${text(row.bibliography_id)}`,
        }),
      ]
    case 'collaborations':
      return collaborationItem(row, tables, all)
    case 'collaboration_files':
      return pdfItem(row, tables)
    case 'images':
      return imageItems(row, tables)
    case 'editable_content': {
      const key = `${text(row.page)}.${text(row.element_key)}`
      return [
        {
          ...item('text', table, row, key, { fields: { key, value: text(row.content_value) } }),
          sourceId: `text ${key}`,
        },
      ]
    }
    case 'seo_settings': {
      const slug = text(row.page_slug)
        .replace(/^\//, '')
        .replace(/^(?:home|forside)$/, '')
      return [
        {
          ...item('seo', table, row, row.page_slug, {
            fields: { ...fieldsOf(row, ['meta_title', 'meta_description']), page_slug: `/${slug}` },
          }),
          sourceId: `seo ${slug}`,
        },
      ]
    }
    case 'contact_content':
      return contactItem(row, tables, all)
    default:
      return []
  }
}

function finderIn(all: Map<string, SourceRow[]>) {
  return (table: string, column: string, value: unknown) =>
    (all.get(table) ?? []).find((one) => text(one[column]) === text(value))
}

function collaborationItem(row: SourceRow, tables: Tables, all: Map<string, SourceRow[]>): Item[] {
  const find = finderIn(all)
  const imageAt = (path: unknown) =>
    pictureAt(path, tables, finderIn(all)('images', 'file_path', path))
  const link = (all.get('collaboration_images') ?? []).find(
    (one) => text(one.collaboration_id) === text(row.id),
  )
  const image = link ? find('images', 'id', link.image_id) : undefined
  const picture = image ? pictureAt(image.file_path, tables, image) : imageAt(row.image_url)
  const rows = image ? { rows: { images: { ...id(image.id), ...instants(image) } } } : {}
  return [
    item('collaboration', 'collaborations', row, row.title, {
      fields: fieldsOf(row, ['title', 'short_text', 'description', 'link']),
      paths: [`/samarbejder/${text(row.id)}`],
      ...withPicture(picture),
      ...rows,
    }),
  ]
}

function contactItem(row: SourceRow, tables: Tables, all: Map<string, SourceRow[]>): Item[] {
  const find = finderIn(all)
  const imageAt = (path: unknown) =>
    pictureAt(path, tables, finderIn(all)('images', 'file_path', path))
  const info = find('protected_contact_info', 'id', row.protected_contact_id) ?? {}
  const details = {
    email: info.email ?? row.email,
    phone: info.phone ?? row.phone,
    location: info.location ?? row.location,
  }
  const names = [
    'header_title',
    'header_subtitle',
    'form_title',
    'direct_contact_title',
    'quote_text',
    'quote_author',
    'email',
    'phone',
    'location',
  ]
  const picture = imageAt(row.image_url)
  return [
    item('contact', 'contact_content', row, 'contact_content', {
      fields: fieldsOf({ ...row, ...details }, names),
      rows: { protected_contact_info: { ...id(info.id), ...instants(info) } },
      ...withPicture(picture && { ...picture, alt: text(row.image_alt) }),
    }),
  ]
}

function pdfItem(row: SourceRow, tables: Tables): Item[] {
  const path = text(row.file_path).replace(/^.*\/collaboration-pdfs\//, '')
  const url = tables.fileUrl?.('collaboration-pdfs', path)
  const isAttached = !/^[0-]*$/.test(text(row.collaboration_id))
  return [
    item('pdf', 'collaboration_files', row, row.original_name, {
      picture: { ...(url && { url }), name: `collaboration-pdfs/${path}` },
      fields: { original_name: text(row.original_name) },
      ...(isAttached && { parent: `collaborations ${text(row.collaboration_id)}` }),
    }),
  ]
}

function workItem(row: SourceRow, tables: Tables, all: Map<string, SourceRow[]>): Item[] {
  const imageAt = (path: unknown) =>
    pictureAt(path, tables, finderIn(all)('images', 'file_path', path))
  const isUrl =
    /^https:\/\//.test(text(row.image_url)) && !/\/storage\/v1\//.test(text(row.image_url))
  const fields = {
    ...fieldsOf(row, ['title', 'year', 'category', 'description', 'purchase_link', 'slug']),
    ...(isUrl && { cover_url: text(row.image_url) }),
  }
  return [
    item('work', 'bibliography', row, row.title, {
      fields,
      ...withPicture(isUrl ? undefined : imageAt(row.image_url)),
    }),
  ]
}

const places = ['hero', 'portrait', 'calendar-hero']

/** Pictures of collaborations and other rows come with them. */
function imageItems(row: SourceRow, tables: Tables): Item[] {
  const place = text(row.page_assignment)
  const picture = pictureAt(row.file_path, tables, row)
  const isActive = isOn(row.is_active ?? true)
  if (place && !(places.includes(place) && isActive)) return []
  const columns = {
    ...id(row.id),
    ...instants(row),
    ...order(row.sort_order),
    ...(!isActive && { is_active: 0 }),
  }
  const parts = { ...withPicture(picture), rows: { images: columns } }
  const name = row.alt_text || row.original_name
  if (place) return [item('site-picture', 'images', row, name, { ...parts, fields: { place } })]
  return [
    item('picture', 'images', row, name, {
      ...parts,
      fields: { description: text(row.description) },
    }),
  ]
}
