import { href, Link } from 'react-router'
import { Badge, ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { readFeatures } from '~/domain/content/features/features.server'
import { enquiryCopy as text } from '~/domain/enquiries/enquiries.copy'
import { type EnquiryState, enquiryFields } from '~/domain/enquiries/enquiries.form'
import { countEnquiries, listEnquiries } from '~/domain/enquiries/enquiries.server'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'
import { viewOf } from './view'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const view = viewOf(request)
  const [list, counts, features] = await Promise.all([
    readListing(context, () => listEnquiries(backend, view, listQueryOf(request)), text.notLoaded),
    countEnquiries(backend),
    readFeatures(backend),
  ])
  return { list, view, counts, isOn: features.enquiries }
}

export const action = listAction('enquiries', { copy: text })

const views = Object.keys(enquiryFields.state.labels) as EnquiryState[]

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { list, view, counts, isOn } = loaderData
  const command = useCommand()
  return (
    <AdminPage
      title={text.title}
      view={view === 'new' ? undefined : text.states[view]}
      intro={text.intro}
      page=""
      {...(list.failed && { error: list.failed })}
      action={
        <a href={`/admin/henvendelser.csv?vis=${view}`} className="link py-1 text-small" download>
          {text.csv}
        </a>
      }
    >
      {!isOn && (
        <p className="notice">
          {text.off}{' '}
          <Link to={href('/admin/funktioner')} className="link">
            {text.offLink}
          </Link>
        </p>
      )}
      <nav aria-label={text.title}>
        <ul className="flex flex-wrap gap-x-6">
          {views.map((state) => (
            <li key={state}>
              <Link
                to={`?vis=${state}`}
                aria-current={state === view ? 'page' : undefined}
                className="choice"
              >
                {text.states[state]} ({counts[state]})
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ResourceList list={list} empty={text.none}>
        {({ id, name, subject, organisation, place, atText, message }) => (
          <ResourceRow
            key={id}
            title={name}
            opens={`/admin/henvendelser/${id}`}
            badges={subject && <Badge>{subject}</Badge>}
            detail={
              <>
                {[organisation, place, atText].filter(Boolean).join(' · ')}
                <span className="line-clamp-2 wrap-anywhere">{message}</span>
              </>
            }
            actions={
              <DeleteButton
                name={name}
                copy={text}
                onDelete={() => command({ intent: 'delete', id })}
              />
            }
          />
        )}
      </ResourceList>
    </AdminPage>
  )
}
