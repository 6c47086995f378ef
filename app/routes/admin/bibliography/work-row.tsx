import { Link } from 'react-router'
import { PublicationBadge, placeEntries } from '~/admin/list/publication-badge'
import { ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import { type Category, workPath } from '~/domain/bibliography/bibliography'
import { categoryCopy, reviewCopy, workCopy } from '~/domain/bibliography/bibliography-editing.copy'
import type { Picture as PictureView } from '~/domain/images/images'
import type { Publication } from '~/domain/publishing/publication'
import { Picture } from '~/site/pictures/picture'

interface WorkRowProps {
  work: {
    id: string
    title: string
    slug: string
    year: number
    category: Category
    publication: Publication
    /** The number of reviews. */
    reviews: number
    /** Undefined without a cover, or with one on another site. */
    picture: PictureView | undefined
  }
  onDelete: () => void
}

export function WorkRow({ work, onDelete }: WorkRowProps) {
  const { id, title, slug, year, category, publication, reviews, picture } = work
  return (
    <ResourceRow
      picture={
        picture && <Picture picture={{ ...picture, alt: '' }} sizes="5rem" ratio="natural" />
      }
      title={title}
      opens={id}
      badges={<PublicationBadge publication={publication} />}
      detail={`${year} · ${categoryCopy[category]}`}
      actions={
        <>
          <Link
            to={`${id}/anmeldelser`}
            className="button-quiet"
            aria-label={reviewCopy.of(reviews, title)}
          >
            {reviewCopy.count(reviews)}
          </Link>
          <EditButton opens={id} name={title} />
          <DeleteButton name={title} copy={workCopy} onDelete={onDelete} />
        </>
      }
      menu={{ name: title, entries: placeEntries(publication, id, workPath(slug)) }}
    />
  )
}
