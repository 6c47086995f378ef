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
export const relOf = ({ icon }: Profile) => (icon === 'mastodon' ? 'me noopener' : 'noopener')

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
