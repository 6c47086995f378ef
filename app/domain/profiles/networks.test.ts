import { expect, test } from 'vitest'
import { networkOf } from './networks'

test.each([
  ['https://www.facebook.com/johanne', 'Facebook', 'facebook'],
  ['https://m.facebook.com/johanne', 'Facebook', 'facebook'],
  ['https://www.youtube.com/@johanne', 'YouTube', 'youtube'],
  ['https://open.spotify.com/artist/1', 'Spotify', 'spotify'],
  ['https://da.wikipedia.org/wiki/Johanne', 'Wikipedia', 'wikipedia'],
  ['https://mastodon.social/@johanne', 'Mastodon', 'mastodon'],
  ['https://medium.com/@johanne', 'Medium', 'other'],
  ['https://www.gyldendal.dk/johanne', 'gyldendal.dk', 'other'],
  ['https://facebook.com.example.dk/', 'facebook.com.example.dk', 'other'],
  ['https://notfacebook.com/', 'notfacebook.com', 'other'],
  ['https://example.dk/@a/status/1', 'example.dk', 'other'],
])('%s is a profile on %s', (url, name, icon) => {
  expect(networkOf(url)).toMatchObject({ name, icon })
})
