import { formKit } from '~/admin/form/form-kit'
import { FormSubject } from '~/admin/form-state/form-subject'
import { OrderedList } from '~/admin/list/ordered-list'
import { ResourceRow } from '~/admin/list/resource-list'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { DeleteButton, EditButton } from '~/admin/rows/row-buttons'
import { pageEntries } from '~/admin/rows/row-menu'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { HistoryLink } from '~/admin/screen/history-link'
import { profilesCopy } from '~/domain/profiles/profiles.copy'
import { profileFields, profileForm } from '~/domain/profiles/profiles.form'
import { listProfiles } from '~/domain/profiles/profiles.server'
import { saveProfile } from '~/domain/profiles/profiles-commands.server'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { listQueryOf, orderedListingOf } from '~/http/listing'
import { openedRowId } from '~/http/opened-row'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm, readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { ProfileIcon } from '~/site/layout/profile-links'
import { Button } from '~/ui/button'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Dialog, TextField } = formKit(profileForm, profileFields)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const read = async () =>
    orderedListingOf(
      await listProfiles(backend),
      listQueryOf(request),
      ({ name, url }) => `${name} ${url}`,
      openedRowId(request),
    )
  return readListing(context, read, profilesCopy.notLoaded)
}

export const action = listAction('profiles', {
  copy: profilesCopy,
  handleOther: async ({ context }, form) => {
    const { admin, backend } = signedIn(context)
    const id = String(form.get('id') ?? '')
    return answerForm(context, form, profileForm, {
      save: (value) => saveProfile(backend, admin, id || undefined, value),
      readStored: () => rowForForm(backend, 'profiles', profileForm, id),
      done: id ? profilesCopy.updated : profilesCopy.created,
      failed: profilesCopy.notSaved,
    })
  },
})

export default function Profiles({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  const [opened, setOpened] = useOpenedRow(loaderData.items)
  const edited = opened === 'new' ? undefined : opened
  return (
    <AdminPage
      title={profilesCopy.title}
      intro={profilesCopy.shownAt}
      error={loaderData.failed}
      action={
        <Button className="button-filled" onClick={() => setOpened('new')}>
          {profilesCopy.add}
        </Button>
      }
    >
      <OrderedList list={loaderData} empty={profilesCopy.none} nameOf={({ name }) => name}>
        {(profile, movable) => {
          const { id, name, url, icon } = profile
          const edit = () => setOpened(profile)
          return (
            <ResourceRow
              movable={movable}
              title={name}
              opens={edit}
              badges={<ProfileIcon icon={icon} className="ml-2 inline size-5 align-[-0.2em]" />}
              detail={<span className="wrap-anywhere">{url}</span>}
              actions={
                <>
                  <EditButton opens={edit} name={name} />
                  <DeleteButton
                    name={name}
                    copy={profilesCopy}
                    onDelete={() => command({ intent: 'delete', id })}
                  />
                </>
              }
              menu={{ name, entries: pageEntries('/kontakt#profiler') }}
            />
          )
        }}
      </OrderedList>
      {opened && (
        <Dialog
          title={edited ? profilesCopy.edit : profilesCopy.add}
          values={edited ? { ...edited, name: edited.ownName } : { revision: 0 }}
          onClose={() => setOpened(undefined)}
        >
          {edited && <FormSubject id={edited.id} />}
          <TextField name="url" type="url" required />
          <TextField name="name" />
          {edited && <HistoryLink noun="profiles" id={edited.id} />}
        </Dialog>
      )}
    </AdminPage>
  )
}
