import { expect, test } from 'vitest'
import { mediaHtml, mediaOf } from './media'
import { playerOf, playerOrigins } from './players'

const id = 'dQw4w9WgXcQ'
const track = '4uLU6hMCjMI75M1A2tKUQC'

test.each([
  [`https://www.youtube.com/watch?v=${id}&t=10s`, `https://www.youtube.com/watch?v=${id}`],
  [`https://youtu.be/${id}?si=abc`, `https://www.youtube.com/watch?v=${id}`],
  [`https://m.youtube.com/shorts/${id}`, `https://www.youtube.com/watch?v=${id}`],
  [`http://www.youtube-nocookie.com/embed/${id}`, `https://www.youtube.com/watch?v=${id}`],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/ab12cd34ef', 'https://vimeo.com/76979871/ab12cd34ef'],
  ['https://player.vimeo.com/video/76979871?h=ab12', 'https://vimeo.com/76979871/ab12'],
  [
    `https://open.spotify.com/intl-da/track/${track}?si=1`,
    `https://open.spotify.com/track/${track}`,
  ],
  [`https://open.spotify.com/episode/${track}`, `https://open.spotify.com/episode/${track}`],
  ['https://soundcloud.com/johanne/sets/salmer', 'https://soundcloud.com/johanne/sets/salmer'],
  ['https://m.soundcloud.com/johanne/vinden?x=1', 'https://soundcloud.com/johanne/vinden'],
  [
    'https://music.apple.com/dk/album/salmer/1440857781?i=1440857786&uo=4',
    'https://music.apple.com/dk/album/salmer/1440857781?i=1440857786',
  ],
  [
    'https://www.dr.dk/lyd/p1/kulturen/kulturen-2026',
    'https://www.dr.dk/lyd/p1/kulturen/kulturen-2026',
  ],
])('%s is a player', (address, url) => {
  const player = playerOf(address)
  expect(player?.url).toBe(url)
  expect(playerOf(url)).toEqual(player)
  const origins = playerOrigins.filter((origin) => player?.frame?.startsWith(`${origin}/`))
  expect(origins).toHaveLength(player?.service === 'DR' ? 0 : 1)
})

test.each([
  'javascript:alert(1)',
  `javascript://www.youtube.com/watch?v=${id}`,
  `data:text/html,https://youtu.be/${id}`,
  `//www.youtube.com/watch?v=${id}`,
  `https://youtube.com.example.dk/watch?v=${id}`,
  `https://www.youtube.com@example.dk/watch?v=${id}`,
  `https://johanne:kode@www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com:8443/watch?v=${id}`,
  `https://www.уoutube.com/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  'https://www.youtube.com/watch?v=kort',
  `https://www.youtube.com/watch?v=${id}"><script>`,
  'https://www.youtube.com/@johanne',
  'https://vimeo.com/johanne',
  'https://open.spotify.com/track/../../evil',
  'https://w.soundcloud.com/player/?url=https://example.dk',
  'https://soundcloud.com/johanne',
  'https://music.apple.com/dk/album/"onload=x/1',
  'https://www.dr.dk/nyheder/kultur',
  `https://youtu.be/${id}?${'a'.repeat(10_000)}`,
  '',
])('»%s« is no player', (address) => {
  expect(playerOf(address)).toBeUndefined()
})

test('a field has exactly the HTML that the dialog writes', () => {
  const media = { url: `https://youtu.be/${id}`, title: 'Å & "b" <c>', path: 'images/text/a.jpg' }
  expect(mediaOf(mediaHtml(media))).toEqual(media)
  expect(mediaOf(mediaHtml({ ...media, path: '' }))).toEqual({ ...media, path: '' })
  expect(mediaOf(mediaHtml({ ...media, url: 'https://example.dk/' }))).toBeUndefined()
  expect(mediaOf(`${mediaHtml(media)}<script>`)).toBeUndefined()
  expect(mediaOf(mediaHtml({ ...media, title: '' }))).toBeUndefined()
})
