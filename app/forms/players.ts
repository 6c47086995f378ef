import { maxUrlLength } from './link-url'

export interface Player {
  /** As the reader knows it. */
  service: string
  kind: 'video' | 'audio'
  /** The address of the page, without anything that was not parsed. */
  url: string
  /** Null if the service has no player for other sites; then the card is a link. */
  frame: string | null
}

/** The origins that a page's policy may name. */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://embed.music.apple.com',
] as const

type Reader = (url: URL) => Omit<Player, 'service'> | undefined

const services: { service: string; hosts: readonly string[]; read: Reader }[] = [
  {
    service: 'YouTube',
    hosts: [
      'youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
    ],
    read({ hostname, pathname, searchParams }) {
      const path = hostname === 'youtu.be' ? /^\/([^/]+)\/?$/ : /^\/(?:shorts|live|embed)\/([^/]+)/
      const id = (pathname === '/watch' ? searchParams.get('v') : path.exec(pathname)?.[1]) ?? ''
      if (!/^[\w-]{11}$/.test(id)) return undefined
      const frame = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
      return { kind: 'video', url: `https://www.youtube.com/watch?v=${id}`, frame }
    },
  },
  {
    service: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    read({ pathname, searchParams }) {
      const [, id, key = searchParams.get('h') ?? ''] =
        /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([\da-f]{1,20}))?\/?$/.exec(pathname) ??
        []
      if (id === undefined || !/^[\da-f]{0,20}$/.test(key)) return undefined
      const frame = `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key && `&h=${key}`}`
      return { kind: 'video', url: `https://vimeo.com/${id}${key && `/${key}`}`, frame }
    },
  },
  {
    service: 'Spotify',
    hosts: ['open.spotify.com'],
    read({ pathname }) {
      const [, path] =
        /^\/(?:intl-[a-z]+\/)?(?:embed\/)?((?:track|album|artist|playlist|episode|show)\/[A-Za-z\d]{22})\/?$/.exec(
          pathname,
        ) ?? []
      if (path === undefined) return undefined
      const origin = 'https://open.spotify.com'
      return { kind: 'audio', url: `${origin}/${path}`, frame: `${origin}/embed/${path}` }
    },
  },
  {
    service: 'SoundCloud',
    hosts: ['soundcloud.com', 'm.soundcloud.com'],
    read({ pathname }) {
      const path = /^\/[\w-]+\/(?:sets\/)?[\w-]+(?=\/?$)/.exec(pathname)?.[0]
      if (path === undefined) return undefined
      const url = `https://soundcloud.com${path}`
      const frame = `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}&auto_play=true`
      return { kind: 'audio', url, frame }
    },
  },
  {
    service: 'Apple Music',
    hosts: ['music.apple.com', 'embed.music.apple.com'],
    read({ pathname, searchParams }) {
      const path = /^\/[a-z]{2}\/(?:album|song|playlist|music-video)\/(?:[\w%.-]+\/)?[\w.-]+$/.exec(
        pathname,
      )?.[0]
      const track = searchParams.get('i') ?? ''
      if (path === undefined || !/^\d{0,20}$/.test(track)) return undefined
      const page = `${path}${track && `?i=${track}`}`
      const frame = `https://embed.music.apple.com${page}`
      return { kind: 'audio', url: `https://music.apple.com${page}`, frame }
    },
  },
  {
    // DR documents no player for other sites.
    service: 'DR',
    hosts: ['dr.dk'],
    read({ pathname }) {
      const [path, part] = /^\/(lyd|drtv)\/[\w./-]+$/.exec(pathname) ?? []
      if (path === undefined) return undefined
      const kind = part === 'drtv' ? 'video' : 'audio'
      return { kind, url: `https://www.dr.dk${path}`, frame: null }
    },
  },
]

/** The player of an address; undefined for any other than those of the known services. */
export function playerOf(address: string): Player | undefined {
  if (address.length > maxUrlLength || !/^https?:\/\//i.test(address)) return undefined
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.username || url.password || url.port) return undefined
  const host = url.hostname.replace(/^www\./, '')
  const found = services.find(({ hosts }) => hosts.includes(host))
  const player = found?.read(url)
  return found && player && { service: found.service, ...player }
}
