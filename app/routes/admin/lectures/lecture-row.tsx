import { Link } from 'react-router'
import { ConfirmButton } from '~/admin/confirm-button'
import { ResourceRow } from '~/admin/resource-list'
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
          <Link to={id} className="button" aria-label={`Rediger ${title}`}>
            Rediger
          </Link>
          <ConfirmButton
            label={`Slet ${title}`}
            title={lectureCopy.deleteTitle}
            text={lectureCopy.deleteQuestion}
            confirm="Slet"
            onConfirm={onDelete}
          >
            Slet
          </ConfirmButton>
        </>
      }
    />
  )
}
