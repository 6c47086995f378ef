import type { Profile } from '~/domain/profiles/profiles.server'
import { ProfileIcon, relOf } from './profile-links'

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
