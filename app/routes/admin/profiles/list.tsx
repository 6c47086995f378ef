import { formKit } from '~/admin/form/form-kit'
import { DialogList } from '~/admin/list/dialog-list'
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
  return (
    <DialogList
      noun="profiles"
      copy={profilesCopy}
      title={profilesCopy.title}
      intro={profilesCopy.shownAt}
      error={loaderData.failed}
      list={loaderData}
      nameOf={({ name }) => name}
      badges={({ icon }) => (
        <ProfileIcon icon={icon} className="ml-2 inline size-5 align-[-0.2em]" />
      )}
      detail={({ url }) => <span className="wrap-anywhere">{url}</span>}
      pageOf={() => '/kontakt#profiler'}
      dialog={(edited, props) => (
        <Dialog {...props} values={edited ? { ...edited, name: edited.ownName } : { revision: 0 }}>
          <TextField name="url" type="url" required />
          <TextField name="name" />
        </Dialog>
      )}
    />
  )
}
