import type { PageSource } from '~/platform/pages/page-source.server'
import { publicTestimonial } from './visibility'

/** The testimonials, shown below the lectures. */
export const testimonialPages: PageSource<'/foredrag'> = {
  async changes({ db }) {
    const query = db
      .selectFrom('testimonials')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where((eb) => eb.and(publicTestimonial))
    return [{ section: '/foredrag', ...(await query.executeTakeFirstOrThrow()) }]
  },
}
