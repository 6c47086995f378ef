import { PublicationBadge, placeEntries } from '~/admin/list/publication-badge'
import { ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import { newEventPath } from '~/domain/calendar/calendar'
import type { Picture as PictureView } from '~/domain/images/images'
import { lecturePath } from '~/domain/lectures/lectures'
import { lectureCopy } from '~/domain/lectures/lectures-editing.copy'
import type { ListedLecture } from '~/domain/lectures/lectures-editing.server'
import { Picture } from '~/site/pictures/picture'

interface LectureRowProps {
  lecture: ListedLecture
  picture: PictureView | undefined
  onDelete: () => void
}

export function LectureRow({ lecture, picture, onDelete }: LectureRowProps) {
  const { id, title, slug, subtitle, dateText, publication } = lecture
  return (
    <ResourceRow
      picture={picture && <Picture picture={{ ...picture, alt: '' }} sizes="5rem" ratio="4/3" />}
      title={title}
      opens={id}
      badges={<PublicationBadge publication={publication} />}
      detail={[subtitle, dateText].filter(Boolean).join(' · ')}
      actions={
        <>
          <EditButton opens={id} name={title} />
          <DeleteButton name={title} copy={lectureCopy} onDelete={onDelete} />
        </>
      }
      menu={{
        name: title,
        entries: [
          ...placeEntries(publication, id, lecturePath(slug)),
          { label: lectureCopy.schedule, href: newEventPath(id) },
        ],
      }}
    />
  )
}
