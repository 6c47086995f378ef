/** The networks whose names and icons the site knows; an icon's name is its file in simple-icons. */
export const networks = [
  { host: 'facebook.com', name: 'Facebook', icon: 'facebook' },
  { host: 'instagram.com', name: 'Instagram', icon: 'instagram' },
  { host: 'youtube.com', name: 'YouTube', icon: 'youtube' },
  { host: 'youtu.be', name: 'YouTube', icon: 'youtube' },
  { host: 'spotify.com', name: 'Spotify', icon: 'spotify' },
  { host: 'bsky.app', name: 'Bluesky', icon: 'bluesky' },
  { host: 'goodreads.com', name: 'Goodreads', icon: 'goodreads' },
  { host: 'wikipedia.org', name: 'Wikipedia', icon: 'wikipedia' },
  { host: 'threads.com', name: 'Threads', icon: 'threads' },
  { host: 'threads.net', name: 'Threads', icon: 'threads' },
  { host: 'tiktok.com', name: 'TikTok', icon: 'tiktok' },
  { host: 'x.com', name: 'X', icon: 'x' },
  { host: 'twitter.com', name: 'X', icon: 'x' },
  { host: 'soundcloud.com', name: 'SoundCloud', icon: 'soundcloud' },
  { host: 'music.apple.com', name: 'Apple Music', icon: 'applemusic' },
  { host: 'vimeo.com', name: 'Vimeo', icon: 'vimeo' },
  { host: 'bandcamp.com', name: 'Bandcamp', icon: 'bandcamp' },
  { host: 'substack.com', name: 'Substack', icon: 'substack' },
  { host: 'linkedin.com', name: 'LinkedIn', icon: 'other' },
  { host: 'medium.com', name: 'Medium', icon: 'other' },
] as const

interface Network {
  name: string
  icon: (typeof networks)[number]['icon'] | 'mastodon'
}

/** Mastodon has no host of its own: `https://mastodon.social/@navn` is one of its accounts. */
const mastodonAccount = /^\/@[\w.-]+(?:@[\w.-]+)?\/?$/

export function networkOf(url: string): Network {
  const { hostname, pathname } = new URL(url)
  const known = networks.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`))
  if (known) return known
  if (mastodonAccount.test(pathname)) return { name: 'Mastodon', icon: 'mastodon' }
  return { name: hostname.replace(/^www\./, ''), icon: 'other' }
}
