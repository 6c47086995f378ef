import { Link, Outlet } from 'react-router'
import { focusOf } from '~/admin/focus-point/focus-point'
import { focusPointCopy } from '~/admin/focus-point/focus-point.copy'
import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import { UnsavedDraftList } from '~/admin/list/unsaved-draft-list'
import { PublicationBadge, publishedEntries } from '~/admin/publishing/publication-badge'
import { DeleteButton, EditButton } from '~/admin/rows/row-buttons'
import { RowMenu } from '~/admin/rows/row-menu'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { collaborationPath } from '~/domain/collaborations/collaborations'
import {
  deleteCollaboration,
  moveCollaborationFocus,
} from '~/domain/collaborations/collaborations-commands.server'
import { collaborationCopy } from '~/domain/collaborations/collaborations-editing.copy'
import { listCollaborations } from '~/domain/collaborations/collaborations-editing.server'
import { withPictureOf } from '~/domain/images/images.server'
import { signedIn } from '~/platform/auth/session.server'
import { readList } from '~/routes/admin/answer.server'
import { listAction, readUnsavedDrafts } from '~/routes/admin/list-action.server'
import { Picture } from '~/site/pictures/picture'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/list'
import { collaborationPreviews } from './collaboration-previews'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const read = async () =>
    withPictureOf(backend, await listCollaborations(backend), ({ imagePath }) => imagePath)
  const [list, unsaved] = await Promise.all([
    readList(context, read, collaborationCopy.notLoaded),
    readUnsavedDrafts(context, 'collaborations'),
  ])
  return { ...list, unsaved }
}

export const action = listAction('collaborations', {
  copy: collaborationCopy,
  remove: deleteCollaboration,
  focus: { copy: collaborationCopy, set: moveCollaborationFocus },
})

export default function CollaborationList({ loaderData }: Route.ComponentProps) {
  const { items, unsaved, failed } = loaderData
  const command = useCommand()
  return (
    <AdminPage
      title={collaborationCopy.title}
      error={failed}
      action={
        <Link to="ny" preventScrollReset className="button-filled">
          {collaborationCopy.add}
        </Link>
      }
    >
      <UnsavedDraftList drafts={unsaved} />
      {items.length === 0 && <p className="py-10 text-faded">{collaborationCopy.none}</p>}
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 empty:hidden">
        {items.map((collaboration) => (
          <Card key={collaboration.id} collaboration={collaboration} command={command} />
        ))}
      </ul>
      <Outlet />
    </AdminPage>
  )
}

type ListedCollaboration = Route.ComponentProps['loaderData']['items'][number]

/** The classes that show 'Fokus' on hover, or always on touch screens. */
const onHover =
  '[@media(hover:hover)]:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100'

interface CardProps {
  collaboration: ListedCollaboration
  command: ReturnType<typeof useCommand>
}

function Card({ collaboration, command }: CardProps) {
  const { id, title, slug, description, link, picture, publication } = collaboration
  return (
    <li className="grid min-w-0 content-start gap-4">
      {picture ? (
        <div className="group relative">
          {/* For pointers only: the title below is the same link. */}
          <Link to={id} preventScrollReset tabIndex={-1} aria-hidden="true">
            <Picture
              picture={{ ...picture, alt: '' }}
              ratio="21/9"
              sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 90vw"
            />
          </Link>
          <FocusPointButton
            src={picture.src}
            focus={focusOf(picture)}
            previews={collaborationPreviews}
            label={`${focusPointCopy.cardButton}: ${title}`}
            className={`button absolute right-3 bottom-3 bg-paper text-ink ${onHover}`}
            onConfirm={({ x, y }) =>
              command({ intent: 'focus', id, focus_x: String(x), focus_y: String(y) })
            }
          >
            {focusPointCopy.cardButton}
          </FocusPointButton>
        </div>
      ) : (
        <p className="grid aspect-21/9 place-content-center bg-leaf text-faded text-small">
          {collaborationCopy.noImage}
        </p>
      )}
      <h2 className="hyphens-auto text-heading">
        <Link to={id} preventScrollReset className="no-underline hover:underline">
          {title}
        </Link>
      </h2>
      <PublicationBadge publication={publication} />
      {description && <Prose html={description} className="line-clamp-5 text-small" />}
      {link && (
        <a
          href={link}
          rel="noopener noreferrer"
          aria-label={`${collaborationCopy.visit}: ${title}`}
          className="link justify-self-start py-1 text-small"
        >
          {collaborationCopy.visit}
        </a>
      )}
      <div className="-ml-3 flex flex-wrap items-center">
        <EditButton opens={id} preventScrollReset name={title} />
        <DeleteButton
          name={title}
          copy={collaborationCopy}
          onDelete={() => command({ intent: 'delete', id })}
        />
        <RowMenu
          name={title}
          entries={publishedEntries(publication, id, collaborationPath(slug))}
        />
      </div>
    </li>
  )
}
