import { expect, test } from 'vitest'
import { frameOrigins, playersData, playersIn } from './players.server'

const card = (url: string, picture = '', title = 'Lys &amp; mørke') =>
  `<figure class="player"><a href="${url}">${picture}<span><strong>${title}</strong></span></a></figure>`
const picture = '<picture><source srcset="/a.avif"><img src="/a.jpg" alt=""></picture>'
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=4'

test('the players of a page have their kind, title, frame and picture', () => {
  const players = playersIn(`<p>Før</p>${card(video, picture)}`)
  const [data] = playersData('https://example.dk', players)
  const [player] = players
  expect(player).toMatchObject({ kind: 'video', title: 'Lys & mørke', picture: '/a.jpg' })
  expect(player?.frame).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  expect(data).toEqual({
    '@id': player?.url,
    '@type': 'VideoObject',
    name: 'Lys & mørke',
    url: player?.url,
    embedUrl: player?.frame,
    thumbnailUrl: 'https://example.dk/a.jpg',
  })
  expect(player?.url).not.toBe(player?.frame)
  expect(frameOrigins(players)).toEqual(['https://www.youtube-nocookie.com'])
})

test('a page without a player, or with a link to another site, has none', () => {
  expect(playersIn('<p>Hej</p>')).toEqual([])
  expect(playersIn(card('https://example.com/a'))).toEqual([])
  expect(frameOrigins([])).toEqual([])
})
