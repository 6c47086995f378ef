import { ResourceRow } from '~/admin/resource-list'
import { DeleteButton, EditLink } from '~/admin/row-buttons'
import type { Picture as PictureView } from '~/domain/images/images'
import { lectureCopy } from '~/domain/lectures/lectures-editing.copy'
import type { ListedLecture } from '~/domain/lectures/lectures-editing.server'
import { Picture } from '~/site/picture'

interface LectureRowProps {
  lecture: ListedLecture
  picture: PictureView | undefined
  onDelete: () => void
}

/** A lecture in the list, and what can be done with it. */
export function LectureRow({ lecture, picture, onDelete }: LectureRowProps) {
  const { id, title, subtitle, dateText } = lecture
  return (
    <ResourceRow
      picture={picture && <Picture picture={{ ...picture, alt: '' }} sizes="5rem" ratio="4/3" />}
      title={title}
      detail={[subtitle, dateText].filter(Boolean).join(' · ')}
      actions={
        <>
          <EditLink to={id} name={title} />
          <DeleteButton name={title} copy={lectureCopy} onDelete={onDelete} />
        </>
      }
    />
  )
}
