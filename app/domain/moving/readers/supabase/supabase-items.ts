import type { FileReference, Item } from '~/domain/moving/items'
import type { SourceRow, Tables } from './supabase-rows.server'
import { id, instants, isOn, listOf, order, pictureAt, text } from './supabase-values'

/** The tables of the earlier site, and where its files are. */
export interface EarlierSite {
  tables: Pick<Tables, 'fileUrl'>
  rows: ReadonlyMap<string, readonly SourceRow[]>
}

/** Makes an item of a row of each table. Tables to whose rows others refer come first. */
export const makers: Record<string, (row: SourceRow, site: EarlierSite) => Item | undefined> = {
  editable_content(row) {
    const key = `${text(row.page)}.${text(row.element_key)}`
    return item('text', 'editable_content', row, key, {
      fields: { key, value: text(row.content_value) },
      sourceId: `text ${key}`,
    })
  },
  seo_settings(row) {
    const slug = text(row.page_slug)
      .replace(/^\//, '')
      .replace(/^(?:home|forside)$/, '')
    return item('seo', 'seo_settings', row, row.page_slug, {
      fields: { ...fieldsOf(row, 'meta_title meta_description'), page_slug: `/${slug}` },
      sourceId: `seo ${slug}`,
    })
  },
  contact_content: contactItem,
  images: imageItem,
  news(row) {
    const day = text(row.published_date).slice(0, 10)
    return item('news', 'news', row, row.title, {
      fields: fieldsOf({ ...row, published_date: day }, 'title content published_date link'),
    })
  },
  lectures(row, site) {
    const names = 'title subtitle description duration date time location link'
    return item('lecture', 'lectures', row, row.title, {
      fields: { ...fieldsOf(row, names), themes: listOf(row.themes) },
      ...withPicture(imageAt(row.image_url, site)),
    })
  },
  testimonials(row) {
    return item('testimonial', 'testimonials', row, row.name, {
      fields: fieldsOf(row, 'name title quote', ['is_visible']),
    })
  },
  calendar_events(row) {
    return item('event', 'calendar_events', row, row.title, {
      fields: fieldsOf(
        { ...row, time: text(row.time).slice(0, 5) },
        'title date time location description event_type',
        ['is_visible', 'keep_after_date'],
      ),
    })
  },
  bibliography(row, site) {
    const cover = text(row.image_url)
    const isUrl = /^https:\/\//.test(cover) && !cover.includes('/storage/v1/')
    return item('work', 'bibliography', row, row.title, {
      fields: {
        ...fieldsOf(row, 'title year category description purchase_link slug'),
        ...(isUrl && { cover_url: cover }),
      },
      ...withPicture(isUrl ? undefined : imageAt(cover, site)),
    })
  },
  reviews(row) {
    return item('review', 'reviews', row, row.author, {
      fields: fieldsOf(row, 'header quote_text author publication'),
      parent: `bibliography ${text(row.bibliography_id)}`,
    })
  },
  collaborations: collaborationItem,
  collaboration_files: pdfItem,
}

function fieldsOf(row: SourceRow, names: string, flags: readonly string[] = []): Item['fields'] {
  const texts = names.split(' ').map((name) => [name, text(row[name])])
  const on = flags.filter((name) => isOn(row[name] ?? name === 'is_visible'))
  return Object.fromEntries([...texts, ...on.map((name) => [name, 'on'])])
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

function find({ rows }: EarlierSite, table: string, column: string, value: unknown) {
  return rows.get(table)?.find((one) => text(one[column]) === text(value))
}

const imageAt = (path: unknown, site: EarlierSite) =>
  pictureAt(path, site.tables, find(site, 'images', 'file_path', path))

function collaborationItem(row: SourceRow, site: EarlierSite): Item {
  const link = find(site, 'collaboration_images', 'collaboration_id', row.id)
  const image = link && find(site, 'images', 'id', link.image_id)
  return item('collaboration', 'collaborations', row, row.title, {
    fields: fieldsOf(row, 'title short_text description link'),
    paths: [`/samarbejder/${text(row.id)}`],
    ...withPicture(
      image ? pictureAt(image.file_path, site.tables, image) : imageAt(row.image_url, site),
    ),
    ...(image && { rows: { images: { ...id(image.id), ...instants(image) } } }),
  })
}

function contactItem(row: SourceRow, site: EarlierSite): Item {
  const info = find(site, 'protected_contact_info', 'id', row.protected_contact_id) ?? {}
  const details = {
    email: info.email ?? row.email,
    phone: info.phone ?? row.phone,
    location: info.location ?? row.location,
  }
  const names =
    'header_title header_subtitle form_title direct_contact_title quote_text quote_author email phone location'
  const picture = imageAt(row.image_url, site)
  return item('contact', 'contact_content', row, 'contact_content', {
    fields: fieldsOf({ ...row, ...details }, names),
    rows: { protected_contact_info: { ...id(info.id), ...instants(info) } },
    ...withPicture(picture && { ...picture, alt: text(row.image_alt) }),
  })
}

function pdfItem(row: SourceRow, { tables }: EarlierSite): Item {
  const path = text(row.file_path).replace(/^.*\/collaboration-pdfs\//, '')
  const url = tables.fileUrl?.('collaboration-pdfs', path)
  const isAttached = !/^[0-]*$/.test(text(row.collaboration_id))
  return item('pdf', 'collaboration_files', row, row.original_name, {
    picture: { ...(url && { url }), name: `collaboration-pdfs/${path}` },
    fields: { original_name: text(row.original_name) },
    ...(isAttached && { parent: `collaborations ${text(row.collaboration_id)}` }),
  })
}

const places = ['hero', 'portrait', 'calendar-hero']

/** Pictures of collaborations and other rows come with them. */
function imageItem(row: SourceRow, { tables }: EarlierSite): Item | undefined {
  const place = text(row.page_assignment)
  const isActive = isOn(row.is_active ?? true)
  if (place && !(places.includes(place) && isActive)) return undefined
  const columns = { ...id(row.id), ...instants(row), ...order(row.sort_order) }
  const name = row.alt_text || row.original_name
  return item(place ? 'site-picture' : 'picture', 'images', row, name, {
    ...withPicture(pictureAt(row.file_path, tables, row)),
    rows: { images: { ...columns, ...(!isActive && { is_active: 0 }) } },
    fields: place ? { place } : { description: text(row.description) },
  })
}
