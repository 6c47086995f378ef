import { z } from 'zod'
import {
  type ImportedReader,
  readersOfCsv,
} from '~/domain/letters/subscribers/import/readers-of-csv.server'
import type { Item, Part } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { readTexts } from '~/domain/moving/readers/read-text.server'
import { type Reader, type ReadSource, UnreadableSource } from '~/domain/moving/readers/reader'
import { tryOrUndefined } from '~/http/try-or-undefined'
import { plainText } from '~/platform/rich-text.server'
import { copenhagenClock } from '~/platform/runtime/clock'
import { htmlOfPost, withoutPlayers } from './ghost-html'

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
  feature_image_caption: text,
  type: text,
  page: z.unknown().optional(),
  status: text,
  visibility: text,
  published_at: z.union([z.string(), z.number()]).nullish().catch(null),
  created_at: z.union([z.string(), z.number()]).nullish().catch(null),
  custom_excerpt: text,
})

/** The valid rows of a list. */
const many = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.flatMap((value) => {
        const { success, data } = row.safeParse(value)
        return success ? [data] : []
      }),
    )

const content = z.object({
  posts: z.array(z.unknown()),
  posts_tags: many(z.object({ post_id: id, tag_id: id })),
  tags: many(z.object({ id, name: z.string() })),
  posts_meta: many(
    z.looseObject({ post_id: id, feature_image_alt: text, feature_image_caption: text }),
  ),
  members: many(
    z.looseObject({
      email: z.string(),
      subscribed: z.unknown().optional(),
      email_disabled: z.unknown().optional(),
      created_at: z.string().optional().catch(undefined),
    }),
  ),
})

const exported = z.union([
  z.object({ db: z.array(z.object({ data: content })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data: content }).transform(({ data }) => data),
])

/** A JSON export, with the images folder beside it, and the table of members that Ghost exports by itself. */
export const reader: Reader = {
  fileName: /\.json$/i,
  async *read(source) {
    const isMembersOnly = source.files?.names.every((name) => membersTable.test(name)) ?? false
    if (!isMembersOnly) yield* partsOf(await readExport(source))
    for await (const { text } of readTexts(source, isMembersOnly ? membersTable : membersFile))
      yield* readersOf(await readersOfCsv(text))
  },
}

const membersFile = /(?:^|\/)[^/]*members[^/]*\.csv$/i
const membersTable = /\.csv$/i

/** The first file that is one, since a folder of Ghost has other JSON too. */
async function readExport(source: ReadSource): Promise<z.infer<typeof content>> {
  let fault: string = movingCopy.noFileOfKind
  for await (const { text } of readTexts(source, reader.fileName)) {
    const json: unknown = tryOrUndefined(() => JSON.parse(text))
    const { data } = exported.safeParse(json)
    if (data) return data
    fault = json === undefined ? movingCopy.badJson : movingCopy.notGhost
  }
  throw new UnreadableSource(fault)
}

function* partsOf(data: z.infer<typeof content>): Iterable<Part> {
  const publicTags = data.tags.filter(({ name }) => !name.startsWith('#'))
  const names = new Map(publicTags.map((tag) => [tag.id, tag.name]))
  const categories = Map.groupBy(data.posts_tags, ({ post_id }) => post_id)
  const metas = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]))
  for (const value of data.posts) {
    const one = post.safeParse(value)
    if (!one.success) {
      yield { problem: movingCopy.noPlace, name: movingCopy.untitled }
      continue
    }
    const tagsOfPost = categories.get(one.data.id) ?? []
    const meta = metas.get(one.data.id)
    const alt = one.data.feature_image_alt || meta?.feature_image_alt
    yield itemOf(
      { ...one.data, feature_image_alt: alt },
      tagsOfPost.flatMap(({ tag_id }) => names.get(tag_id) ?? []),
    )
    const caption = one.data.feature_image_caption || meta?.feature_image_caption
    if (one.data.feature_image && caption) {
      const name = `${one.data.title || movingCopy.untitled}: »${plainText(caption)}«`
      yield { problem: movingCopy.noCaption, name }
    }
  }
  yield* data.members.map(({ email, created_at, ...member }) =>
    readerItem({
      email,
      isGone: member.subscribed === false || Number(member.email_disabled ?? 0) === 1,
      ...(created_at && { since: created_at }),
    }),
  )
}

function* readersOf(read: Awaited<ReturnType<typeof readersOfCsv>>): Iterable<Part> {
  if (!read) yield { problem: movingCopy.noMembers, name: movingCopy.subscriber }
  yield* read?.readers.map(readerItem) ?? []
  const count = read?.invalid.length ?? 0
  if (count > 0)
    yield { problem: movingCopy.badMember, name: `${count} × ${movingCopy.subscriber}` }
}

/** Without the address in its name, which stays in the report. */
function readerItem(reader: ImportedReader): Item {
  return { kind: 'subscriber', sourceId: reader.email, name: movingCopy.subscriber, reader }
}

function itemOf(values: z.infer<typeof post>, categories: string[]): Item {
  const { slug, feature_image, custom_excerpt } = values
  const stored = values.html || htmlOfPost(values.lexical ?? null, values.mobiledoc ?? null)
  const html = withoutPlayers(own(stored))
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
    publication: publicationOf(values, stored, instant),
    ...(slug && { paths: [`/${slug}/`] }),
    ...(feature_image && {
      picture: { url: own(feature_image), alt: values.feature_image_alt ?? '' },
    }),
  }
}

/** A part that Ghost shows to members only. */
const hasHiddenPart = /<!--kg-gated-block:begin nonMember:false/

/** A post that was only mailed, and one that is for members only, become drafts. */
function publicationOf(
  { status, visibility }: z.infer<typeof post>,
  html: string,
  instant: string | undefined,
): NonNullable<Item['publication']> {
  const isPublic = (visibility ?? 'public') === 'public' && !hasHiddenPart.test(html)
  if (status === 'scheduled' && instant && isPublic) return { state: 'scheduled', at: instant }
  return { state: status === 'published' && isPublic ? 'published' : 'draft' }
}

const own = (html: string) => html.replaceAll('__GHOST_URL__', '')

/** A time without a zone, as the database of Ghost has it, is UTC. */
function instantOf(value: string | number | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined
  const instant = new Date(/^[\d-]{10} [\d:]{8}$/.test(`${value}`) ? `${value}Z` : value)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
