import { rssPath } from './rss-path'

export type FeedFormat = 'atom' | 'rss' | 'json'

/** The news feeds, the preferred one first. */
export const feeds: { format: FeedFormat; path: string; type: string; name: string }[] = [
  { format: 'atom', path: '/nyheder/feed.xml', type: 'application/atom+xml', name: 'Atom' },
  { format: 'rss', path: rssPath, type: 'application/rss+xml', name: 'RSS' },
  { format: 'json', path: '/nyheder/feed.json', type: 'application/feed+json', name: 'JSON' },
]

export const newsDescription = 'Nyt om bøger, salmer, foredrag og udstillinger.'
