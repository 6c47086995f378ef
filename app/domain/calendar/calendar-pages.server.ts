import { href } from 'react-router'
import { programmeDate } from '~/danish/dates'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { writtenLines } from '~/platform/rich-text.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { eventPath } from './calendar'
import { changeOfPlan } from './calendar.copy'
import { isPublic } from './calendar.server'
import { eventCopy } from './calendar-editing.copy'
import { slugOfEvent } from './event-page.server'
import { publicEvent } from './visibility'

export const eventPages: PageSource<'/kalender'> = {
  pages: {
    below: '/kalender',
    listed: {
      changeFrequency: 'weekly',
      priority: 0.6,
      async list({ db, clock }) {
        const rows = await db
          .selectFrom('calendar_events')
          .select(['slug', 'title', 'updated_at'])
          .where(isPublic(copenhagenToday(clock)))
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.map(({ slug, title, updated_at }) => ({
          path: eventPath(slug),
          title,
          changedAt: [updated_at],
        }))
      },
    },
    async find(backend, rest) {
      const slug = await currentSlugOf(backend, 'calendar_events', rest)
      const shown = await slugOfEvent(backend, slug ?? rest)
      return shown === undefined ? undefined : eventPath(shown)
    },
    async share({ db, clock }, slug) {
      const row = await db
        .selectFrom('calendar_events')
        .select([
          'title',
          'date',
          'location',
          'description',
          'image_url',
          'is_cancelled',
          'moved_from',
        ])
        .where('slug', '=', slug)
        .where(isPublic(copenhagenToday(clock)))
        .executeTakeFirst()
      if (!row) return undefined
      const { title, date, location, image_url } = row
      const state = changeOfPlan({
        isCancelled: row.is_cancelled === 1,
        movedFromText: row.moved_from && programmeDate(row.moved_from),
      })
      const subtitle = [state, programmeDate(date), location].filter(Boolean).join(' · ')
      return {
        path: eventPath(slug),
        title,
        subtitle,
        picturePath: image_url,
        text: writtenLines(row.description ?? ''),
      }
    },
  },
  async changes({ db }) {
    const query = db
      .selectFrom('calendar_events')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where((eb) => eb.and(publicEvent))
    return [{ section: '/kalender', ...(await query.executeTakeFirstOrThrow()) }]
  },
  async links({ db }) {
    const rows = await db
      .selectFrom('calendar_events')
      .select(['id', 'title', 'slug', 'description', 'ticket_link as link'])
      .execute()
    return rows.map(({ id, title, slug, description, link }) => ({
      place: eventCopy.linkPlace(title),
      editPath: href('/admin/kalender/:id', { id }),
      page: eventPath(slug),
      html: description ?? '',
      link,
    }))
  },
}
