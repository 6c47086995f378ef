import { href } from 'react-router'
import type { Testimonial } from '~/domain/testimonials/testimonials'
import type { WithLinks } from '~/http/linked-text'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { Content } from '~/site/text/content'
import { PlainText } from '~/site/text/plain-text'

type TestimonialWithLinks = WithLinks<Testimonial, 'quote'>

export function Testimonials({ testimonials }: { testimonials: TestimonialWithLinks[] }) {
  return (
    <section aria-labelledby="anbefalinger" className="mt-20 md:mt-28 print:mt-8">
      <h2 id="anbefalinger">
        <Content of="foredrag.testimonials_title" />
      </h2>
      <div className="mt-10 gap-x-16 border-rule border-t lg:columns-2 print:mt-4 print:columns-2 print:gap-x-10">
        {testimonials.map(({ id, quote, name, title }) => (
          <figure
            key={id}
            {...entryAttributes(id)}
            className="break-inside-avoid pt-8 pb-6 print:pt-4 print:pb-2"
          >
            <blockquote className="whitespace-pre-line font-display text-lead italic leading-snug">
              <PlainText text={quote} />
            </blockquote>
            <figcaption className="mt-4 text-small print:mt-2">
              {name}
              {title && <span className="block text-faded">{title}</span>}
            </figcaption>
            <EditItem formPath={`${href('/admin/anbefalinger')}?rediger=${id}`} name={name} />
          </figure>
        ))}
      </div>
    </section>
  )
}
