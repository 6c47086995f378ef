import { z } from 'zod'
import type { Item, Part } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { readText } from '~/domain/moving/readers/read-text.server'
import { type Reader, UnreadableSource } from '~/domain/moving/readers/reader'
import { tryOrUndefined } from '~/http/try-or-undefined'
import { copenhagenClock } from '~/platform/runtime/clock'
import { htmlOfPost } from './ghost-html'

const text = z.string().nullish().catch(null)
const id = z.coerce.string().catch('')

const post = z.looseObject({
  id,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  feature_image_alt: text,
  type: text,
  page: z.unknown().optional(),
  status: text,
  visibility: text,
  published_at: z.union([z.string(), z.number()]).nullish().catch(null),
  created_at: z.union([z.string(), z.number()]).nullish().catch(null),
  custom_excerpt: text,
})

const many = <Row extends z.ZodType>(row: Row) => z.array(row).catch([])

const content = z.object({
  posts: z.array(z.unknown()),
  posts_tags: many(z.object({ post_id: id, tag_id: id })),
  tags: many(z.object({ id, name: z.string() })),
  members: many(z.looseObject({ email: z.string() })),
})

/** A JSON export, with the images folder beside it. */
export const reader: Reader = {
  fileName: /\.json$/i,
  async *read(source) {
    const json = parsed(await readText(source, reader.fileName))
    const found = z
      .union([
        z
          .object({ db: z.array(z.object({ data: content })).min(1) })
          .transform(({ db }) => db[0]?.data),
        z.object({ data: content }).transform(({ data }) => data),
      ])
      .safeParse(json)
    if (!found.success || !found.data) throw new UnreadableSource(movingCopy.notGhost)
    const { posts, posts_tags, tags, members } = found.data
    const names = new Map(tags.map((tag) => [tag.id, tag.name]))
    const categories = Map.groupBy(posts_tags, ({ post_id }) => post_id)
    for (const value of posts) {
      const one = post.safeParse(value)
      if (!one.success) yield { problem: movingCopy.noPlace, name: movingCopy.untitled }
      else {
        const tagsOfPost = (categories.get(one.data.id) ?? []).flatMap(
          ({ tag_id }) => names.get(tag_id) ?? [],
        )
        yield itemOf(one.data, tagsOfPost)
      }
    }
    yield* members.map(
      ({ email }): Part => ({
        kind: 'subscriber',
        sourceId: email,
        name: email,
        fields: { email },
      }),
    )
  },
}

function parsed(json: string): unknown {
  const value = tryOrUndefined(() => JSON.parse(json))
  if (value === undefined) throw new UnreadableSource(movingCopy.badJson)
  return value
}

function itemOf(values: z.infer<typeof post>, categories: string[]): Item {
  const { slug, status, visibility, feature_image, custom_excerpt } = values
  const html = own(values.html || htmlOfPost(values.lexical ?? null, values.mobiledoc ?? null))
  const title = values.title || movingCopy.untitled
  const instant = instantOf(values.published_at) ?? instantOf(values.created_at)
  const at = instant && copenhagenClock(instant)
  const type = values.type || (values.page ? 'page' : 'post')
  return {
    kind: type === 'page' ? 'page' : 'news',
    sourceId: `post ${values.id || slug || title}`.slice(0, 300),
    name: title,
    group: type,
    categories,
    text: {
      title,
      html,
      summary: custom_excerpt ?? '',
      ...(at && { date: `${at.date} ${at.time}` }),
    },
    publication: publicationOf(status, visibility, instant),
    ...(slug && { paths: [`/${slug}/`] }),
    ...(feature_image && {
      picture: { url: own(feature_image), alt: values.feature_image_alt ?? '' },
    }),
  }
}

function publicationOf(
  status: string | null | undefined,
  visibility: string | null | undefined,
  instant: string | undefined,
): NonNullable<Item['publication']> {
  if (status === 'scheduled' && instant) return { state: 'scheduled', at: instant }
  const isPublic =
    (status === 'published' || status === 'sent') && (visibility ?? 'public') === 'public'
  return { state: isPublic ? 'published' : 'draft' }
}

const own = (html: string) => html.replaceAll('__GHOST_URL__', '')

function instantOf(value: string | number | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
