/** The Atom feed of the newest hymns. */
export const hymnFeed = { path: '/salmer/feed.xml', type: 'application/atom+xml' } as const
