import { decodeHTML } from 'entities'
import type { Item } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { ownFieldsKey, readOwnFields } from '~/domain/moving/own-fields'
import { maxListedParagraphs } from '~/domain/news/news'
import { plainText } from '~/platform/rich-text.server'
import { copenhagenClock } from '~/platform/runtime/clock'
import {
  type Attachment,
  paragraphsBeforeMore,
  withoutPlugins,
  wordpressHtml,
} from './wordpress-html'
import type { WxrItem } from './wxr-stream.server'

/** Terms, authors and pictures that items refer to, collected before any item is made. */
export interface Library {
  attachments: Map<string, Attachment>
  venues: Map<string, { name: string; address: string }>
  site: string | undefined
}

const maxNameLength = 200

/** The types of posts that have a place here; others are menus, styles and revisions. */
export const postTypes = ['post', 'page', 'attachment', 'tribe_events']

/** @param onRemove is called with the name of each shortcode that is left out */
export function itemOf(post: WxrItem, library: Library, onRemove: (name: string) => void): Item {
  const { texts, meta } = post
  const type = texts['wp:post_type'] || 'post'
  const id = texts['wp:post_id']?.trim() || texts.guid || texts.link || titleOf(post)
  const title = titleOf(post)
  const common = {
    sourceId: `${type} ${id}`.slice(0, 300),
    name: title,
    group: type,
    categories: post.categories
      .filter(({ domain }) => domain !== 'post_format')
      .map(({ name }) => decodeHTML(name)),
    paths: pathsOf(post, type, id),
  }
  if (type === 'attachment') return attachmentItem(post, common)
  const content = withoutPlugins(texts['content:encoded'] ?? texts.description ?? '', onRemove)
  const html = wordpressHtml(content, library.attachments)
  const thumbnail = library.attachments.get(meta._thumbnail_id?.trim() ?? '')
  const picture = thumbnail && { picture: { url: thumbnail.url, alt: thumbnail.alt } }
  const date = dateOf(post)
  const summary = plainText(texts['excerpt:encoded'] ?? '').slice(0, 290)
  const text = { title, html, summary, ...(date && { date }) }
  const own = readOwnFields(meta[ownFieldsKey])
  if (type === 'tribe_events') {
    const fields = { ...eventFields(post, library, html), ...own }
    return { ...common, kind: 'event', fields, ...picture }
  }
  const listed = paragraphsBeforeMore(content)
  const fields = {
    ...(listed && { listed_paragraphs: String(Math.min(listed, maxListedParagraphs)) }),
    ...own,
  }
  return {
    ...common,
    kind: type === 'page' ? 'page' : 'news',
    text,
    ...(Object.keys(fields).length > 0 && { fields }),
    publication: publicationOf(post),
    ...picture,
  }
}

function attachmentItem({ texts, meta }: WxrItem, common: Omit<Item, 'kind'>): Item {
  const url = (texts['wp:attachment_url'] ?? '').trim()
  const caption = plainText(texts['excerpt:encoded'] ?? '')
  return {
    ...common,
    paths: [],
    kind: 'picture',
    fields: { description: caption },
    picture: { url, alt: meta._wp_attachment_image_alt ?? '' },
  }
}

function titleOf({ texts }: WxrItem): string {
  const title = plainText(decodeHTML(texts.title ?? '')).slice(0, maxNameLength)
  if (title) return title
  const words = plainText(texts['content:encoded'] ?? '')
    .split(' ')
    .slice(0, 8)
    .join(' ')
  return words.slice(0, maxNameLength) || movingCopy.untitled
}

function pathsOf({ texts }: WxrItem, type: string, id: string): string[] {
  const link = (texts.link ?? '').trim()
  const url = URL.canParse(link, 'http://source.invalid')
    ? new URL(link, 'http://source.invalid')
    : undefined
  const permanent = url && url.pathname + url.search !== '/' ? [url.pathname + url.search] : []
  const short = /^\d+$/.test(id) ? [`/?${type === 'page' ? 'page_id' : 'p'}=${id}`] : []
  return [...new Set([...permanent, ...short])]
}

/** The local date and time, as written; without a usable one, that of `pubDate`. */
function dateOf({ texts }: WxrItem): string | undefined {
  const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec((texts['wp:post_date'] ?? '').trim())
  if (written && isDay(written[1] ?? '')) return `${written[1]} ${written[2]}`
  const published = Date.parse(texts.pubDate ?? '')
  if (Number.isNaN(published) || published < 0) return undefined
  const { date, time } = copenhagenClock(new Date(published))
  return `${date} ${time}`
}

/** Not 30 February, and not the zeros of a post without a date. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return (
    !date.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
  )
}

function publicationOf(post: WxrItem): NonNullable<Item['publication']> {
  const { texts } = post
  const status = (texts['wp:status'] ?? 'publish').trim()
  if (status === 'future') {
    const gmt = Date.parse(`${(texts['wp:post_date_gmt'] ?? '').trim().replace(' ', 'T')}Z`)
    if (!Number.isNaN(gmt)) return { state: 'scheduled', at: new Date(gmt).toISOString() }
  }
  return {
    state: status === 'publish' && !texts['wp:post_password']?.trim() ? 'published' : 'draft',
  }
}

/** An event of The Events Calendar. */
function eventFields({ texts, meta }: WxrItem, { venues }: Library, html: string): Item['fields'] {
  const isAllDay = /^(?:yes|1|true)$/i.test(meta._EventAllDay ?? '')
  const start = eventTime(meta, 'Start')
  const end = eventTime(meta, 'End')
  const venue = venues.get(meta._EventVenueID?.trim() ?? '')
  const isPublished = (texts['wp:status'] ?? 'publish').trim() === 'publish'
  return {
    title: plainText(decodeHTML(texts.title ?? '')),
    description: html,
    date: start.date,
    time: isAllDay ? '' : start.time,
    end_time: isAllDay || end.time === start.time ? '' : end.time,
    location: venue?.name,
    address: venue?.address,
    ticket_link: meta._EventURL,
    ...(isPublished && { is_visible: 'on' }),
    ...(/cancel/i.test(meta._tribe_events_status ?? '') && { is_cancelled: 'on' }),
  }
}

function eventTime(meta: Record<string, string>, edge: 'Start' | 'End') {
  const zone = meta._EventTimezone?.trim() || 'Europe/Copenhagen'
  const utc = Date.parse(`${(meta[`_Event${edge}DateUTC`] ?? '').trim().replace(' ', 'T')}Z`)
  if (zone !== 'Europe/Copenhagen' && !Number.isNaN(utc)) return copenhagenClock(new Date(utc))
  const [date = '', time = ''] = (meta[`_Event${edge}Date`] ?? '').trim().split(' ')
  return { date, time: time.slice(0, 5) }
}
