import type { PageSource } from '~/platform/page-source.server'
import { publicEvent } from './visibility'

/** The events, which stand on one page. */
export const eventPages: PageSource<'/kalender'> = {
  async changes({ db }) {
    const query = db
      .selectFrom('calendar_events')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where((eb) => eb.and(publicEvent))
    return [{ section: '/kalender', ...(await query.executeTakeFirstOrThrow()) }]
  },
}
