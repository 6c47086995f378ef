export const rssPath = '/nyheder/rss.xml'
