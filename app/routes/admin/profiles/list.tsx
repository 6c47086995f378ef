import { formKit } from '~/admin/form/form-kit'
import { DialogList } from '~/admin/list/dialog-list'
import { profilesCopy } from '~/domain/profiles/profiles.copy'
import { profileFields, profileForm } from '~/domain/profiles/profiles.form'
import { listProfiles } from '~/domain/profiles/profiles.server'
import { orderedListingOf } from '~/http/listing'
import { dialogList } from '~/routes/admin/list-action.server'
import { ProfileIcon } from '~/site/layout/profile-links'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Dialog, TextField } = formKit(profileForm, profileFields)

const list = dialogList('profiles', profileForm, {
  copy: profilesCopy,
  read: async (backend, query) =>
    orderedListingOf(await listProfiles(backend), query, ({ name, url }) => `${name} ${url}`),
})

export const loader = list.loader
export const action = list.action

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
