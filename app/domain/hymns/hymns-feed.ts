/** The newest hymns, to follow. */
export const hymnFeed = { path: '/salmer/feed.xml', type: 'application/atom+xml' } as const
