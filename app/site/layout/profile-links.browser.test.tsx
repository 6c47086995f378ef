import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { ProfileIcons } from './profile-links'
import { ProfileList } from './profile-list'

const profiles = [
  { url: 'https://mastodon.social/@anna', name: 'Mastodon', icon: 'mastodon' as const },
  { url: 'https://bsky.app/anna', name: 'Min himmel', icon: 'bluesky' as const },
]

test.each([
  ['icons in the footer', ProfileIcons],
  ['list', ProfileList],
])('each profile of the %s leads to its page, with its name and icon', async (_, Profiles) => {
  const screen = await renderPage(<Profiles profiles={profiles} />)
  for (const { url, name, icon } of profiles) {
    const link = screen.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', url)
    await expect
      .element(link)
      .toHaveAttribute('rel', icon === 'mastodon' ? 'me noopener' : 'noopener')
    expect(link.element().querySelector('use')?.getAttribute('href')).toMatch(`#${icon}`)
    expect(link.element().querySelector('svg')?.ariaHidden).toBe('true')
  }
})
