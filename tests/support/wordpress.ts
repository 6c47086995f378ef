interface Post {
  id: number
  title: string
  body?: string
  type?: string
  status?: string
  link?: string
  url?: string
  gmt?: string
  date?: string
  thumbnail?: number
  meta?: Record<string, string>
  categories?: string[]
}

const cdata = (text: string) => `<![CDATA[${text}]]>`

/** An export of WordPress with some posts. */
export function wxr(posts: readonly Post[], site = 'https://gammel.dk'): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>Gammel</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>
${posts.map(itemOf).join('\n')}
</channel></rss>`
}

function itemOf({
  id,
  title,
  body = title,
  type = 'post',
  status = 'publish',
  ...post
}: Post): string {
  const meta = { ...post.meta, ...(post.thumbnail && { _thumbnail_id: String(post.thumbnail) }) }
  return `<item><title>${cdata(title)}</title><link>${post.link ?? `https://gammel.dk/?p=${id}`}</link>
<content:encoded>${cdata(body)}</content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date>${post.date ?? '2020-02-03 10:00:00'}</wp:post_date><wp:post_date_gmt>${post.gmt ?? ''}</wp:post_date_gmt>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>
${post.url ? `<wp:attachment_url>${post.url}</wp:attachment_url>` : ''}
${(post.categories ?? []).map((name) => `<category domain="category" nicename="x">${cdata(name)}</category>`).join('')}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('')}</item>`
}
