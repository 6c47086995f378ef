import { workPath } from '~/domain/bibliography/bibliography'
import type { Cover } from '~/domain/bibliography/covers'
import { SiteLink } from '~/site/layout/site-link'
import { ratioPercent } from '~/site/pictures/ratio-percent'
import { BookCover } from './book-cover'

interface MoreWorksProps {
  works: { id: string; title: string; slug: string; cover: Cover | undefined }[]
}

/** Covers of equal height, each in its own proportions. */
export function MoreWorks({ works }: MoreWorksProps) {
  return (
    <ul className="flex items-start gap-x-4 md:gap-x-6">
      {works.map(({ id, title, slug, cover }) => (
        <li key={id} className={`cover ratio-${ratioOf(cover)}`}>
          <SiteLink to={workPath(slug)} className="grid gap-2 text-small no-underline">
            <span aria-hidden="true">
              <BookCover cover={cover} title={title} sizes="(min-width: 48rem) 13rem, 28vw" />
            </span>
            <span className="hyphens-auto leading-snug hover:text-accent">{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

const usualRatio = { width: 2, height: 3 }

function ratioOf(cover: Cover | undefined): number {
  return ratioPercent(cover && 'picture' in cover ? cover.picture : usualRatio)
}
