import { href } from 'react-router'
import { type LectureCard, lecturePath } from '~/domain/lectures/lectures'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { Excerpt } from '~/site/text/excerpt'

/**
 * A lecture in the list (docs/specification.md, "Lectures"), styled like a printed programme. The link of the
 * heading covers the whole entry.
 */
export function LectureEntry({ lecture }: { lecture: LectureCard }) {
  const { id, title, slug, subtitle, description } = lecture
  return (
    <article
      {...entryAttributes(id)}
      className="entry group relative grid break-inside-avoid rail-2 gap-y-4 border-rule border-b py-9 print:py-5 md:py-11"
    >
      <div>
        <h2 className="hyphens-auto">
          <SiteLink
            to={lecturePath(slug)}
            className="no-underline after:absolute after:inset-0 group-hover:text-accent"
          >
            {title}
          </SiteLink>
        </h2>
        {subtitle && (
          <p className="mt-2 font-display text-faded text-lead italic leading-snug print:mt-1">
            {subtitle}
          </p>
        )}
      </div>
      <div className="max-w-measure md:pt-1">
        <Excerpt text={description} lines={3} />
        <p aria-hidden="true" className="mt-3 print:hidden">
          <Content of="foredrag.link" as="span" className="link text-small" />
        </p>
        <EditItem formPath={href('/admin/foredrag/:id', { id })} name={title} />
      </div>
    </article>
  )
}
