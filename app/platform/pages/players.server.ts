import { decodeHTML } from 'entities'
import type { AudioObject, VideoObject } from 'schema-dts'
import { type Player, playerOf, playerOrigins } from '~/forms/players'

interface ShownPlayer extends Player {
  title: string
  picture: string | undefined
}

/** The cards that `app/domain/rich-text` makes. */
const card =
  /<figure class="player"[^>]*><a href="([^"]+)"[^>]*>(?:<picture>.*?<img src="([^"]+)".*?<\/picture>)?<span><strong>(.*?)<\/strong>/gs

/** The players of other sites on a page. Texts of visitors cannot have such markup, since it is escaped. */
export function playersIn(page: string): ShownPlayer[] {
  if (!page.includes('<figure class="player"')) return []
  return [...page.matchAll(card)].flatMap(([, url = '', picture, title = '']) => {
    const player = playerOf(decodeHTML(url))
    return player ? [{ ...player, title: decodeHTML(title), picture }] : []
  })
}

/** The origins of the players, for the policy of this page alone (docs/decisions/0076-players-of-other-sites.md). */
export function frameOrigins(players: readonly Pick<Player, 'frame'>[]): string[] {
  return playerOrigins.filter((origin) =>
    players.some(({ frame }) => frame?.startsWith(`${origin}/`)),
  )
}

type MediaData = Exclude<VideoObject | AudioObject, string> & { '@id': string }

export function playersData(siteUrl: string, players: readonly ShownPlayer[]): MediaData[] {
  return players.map(({ kind, url, frame, title, picture }) => ({
    '@id': url,
    '@type': kind === 'video' ? 'VideoObject' : 'AudioObject',
    name: title,
    url,
    ...(frame !== null && { embedUrl: frame }),
    ...(picture !== undefined && { thumbnailUrl: new URL(picture, siteUrl).href }),
  }))
}
