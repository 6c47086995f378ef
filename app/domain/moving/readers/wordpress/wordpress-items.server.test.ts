import { expect, test } from 'vitest'
import { itemOf } from './wordpress-items.server'

const library = { attachments: new Map(), venues: new Map(), site: undefined }

function post(texts: Record<string, string>, meta: Record<string, string> = {}) {
  return {
    texts: { title: 'Fjorden', 'wp:post_id': '7', ...texts },
    categories: [],
    meta,
    comments: 0,
  }
}

const texts = {
  'content:encoded': '<p>Ved vandet.</p>',
  'excerpt:encoded': '<b>Kort</b> om fjorden',
}

test('a picture has its caption and description, and no text', () => {
  const url = 'https://gammel.dk/fjord.png'
  const meta = { _wp_attachment_image_alt: 'Fjorden i sol' }
  const own = { 'wp:post_type': 'attachment', 'wp:attachment_url': ` ${url} ` }
  expect(itemOf(post({ ...texts, ...own }, meta), library, () => {})).toEqual({
    sourceId: 'attachment 7',
    name: 'Fjorden',
    group: 'attachment',
    categories: [],
    paths: [],
    kind: 'picture',
    fields: { description: 'Kort om fjorden' },
    picture: { url, alt: 'Fjorden i sol' },
  })
})

test('a post has its text and its excerpt', () => {
  expect(itemOf(post(texts), library, () => {})).toMatchObject({
    kind: 'news',
    text: { title: 'Fjorden', html: '<p>Ved vandet.</p>', summary: 'Kort om fjorden' },
  })
})
