import { Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { ResourceList } from '~/admin/list/resource-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import { picturesByPath } from '~/domain/images/images.server'
import { deleteLecture } from '~/domain/lectures/lectures-commands.server'
import { concertInfoCopy, lectureCopy } from '~/domain/lectures/lectures-editing.copy'
import { allLectures } from '~/domain/lectures/lectures-editing.server'
import { listingOf, listQueryOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { unsavedList } from '~/routes/admin/unsaved-list.server'
import type { Route } from './+types/list'
import { LectureRow } from './lecture-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = async () => {
    const all = await lecturesWithPictures(context.get(backendContext))
    return listingOf(all, listQueryOf(request), ({ lecture }) => lecture.title)
  }
  const [list, unsaved] = await Promise.all([
    readListing(context, read, lectureCopy.notLoaded),
    unsavedList(context, 'lectures'),
  ])
  return { ...list, unsaved }
}

async function lecturesWithPictures(backend: Backend) {
  const lectures = await allLectures(backend)
  const paths = lectures.flatMap(({ image_url }) => image_url ?? [])
  const pictures = await picturesByPath(backend, paths)
  return lectures.map((lecture) => ({ lecture, picture: pictures.get(lecture.image_url ?? '') }))
}

export const action = listAction({ copy: lectureCopy, remove: deleteLecture })
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function LectureList({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage title="Foredrag" failed={loaderData.failed} action={<Ways />}>
      <UnsavedDraftList drafts={loaderData.unsaved} />
      <ResourceList list={loaderData} empty={lectureCopy.none}>
        {({ lecture, picture }) => (
          <LectureRow
            key={lecture.id}
            lecture={lecture}
            picture={picture}
            onDelete={() => command({ intent: 'delete', id: lecture.id })}
          />
        )}
      </ResourceList>
    </AdminPage>
  )
}

function Ways() {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="koncerttekst" className="button">
        {concertInfoCopy.title}
      </Link>
      <Link to="ny" className="button-filled">
        {lectureCopy.add}
      </Link>
    </div>
  )
}
