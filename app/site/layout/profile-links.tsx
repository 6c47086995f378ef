import type { Profile } from '~/domain/profiles/profiles.server'
import icons from './profile-icons.svg'

export function ProfileIcon({ icon, className }: Pick<Profile, 'icon'> & { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <use href={`${icons}#${icon}`} />
    </svg>
  )
}

/** Mastodon shows a link as verified if the page leads back to the account with `rel="me"`. */
const relOf = ({ icon }: Profile) => (icon === 'mastodon' ? 'me noopener' : 'noopener')

/** The profiles with their names, on the pages of contact and press. */
export function ProfileList({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <section aria-labelledby="profiler">
      <h2 id="profiler" className="label">
        Find mig også på
      </h2>
      <ul className="mt-3 grid gap-x-6 xl:grid-cols-2">
        {profiles.map((profile) => (
          <li key={profile.url}>
            <a
              href={profile.url}
              rel={relOf(profile)}
              className="group inline-flex items-center gap-3 py-2 no-underline"
            >
              <ProfileIcon icon={profile.icon} className="size-5 shrink-0 text-season" />
              <span className="wrap-anywhere group-hover:underline">{profile.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The profiles as icons, in the footer. */
export function ProfileIcons({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <ul aria-label="Profiler" className="-ml-3 flex flex-wrap">
      {profiles.map((profile) => (
        <li key={profile.url}>
          <a
            href={profile.url}
            rel={relOf(profile)}
            aria-label={profile.name}
            title={profile.name}
            className="block p-3 hover:text-season"
          >
            <ProfileIcon icon={profile.icon} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
