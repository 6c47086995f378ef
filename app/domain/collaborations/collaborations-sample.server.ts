import { imagesAt } from '~/domain/images/images.server'
import { samplePicture } from '~/domain/images/sample-picture.server'
import { stemSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { earlier, sampleId, sampleRow, slugsOf } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleCollaborations } from './collaborations.sample'

const pictures = sampleCollaborations.map((collaboration) =>
  samplePicture(collaboration, 'collaboration', `${collaboration.title}.jpg`),
)
const slugs = slugsOf(
  sampleCollaborations.map(({ title }) => title),
  stemSlug,
)

/** The collaborations of the sample content. */
export const collaborationsSample: SampleSource<'collaborations'> = {
  rows: (_tx, { now }) =>
    sampleCollaborations.map(({ title, short_text, description, link }, number) => ({
      ...sampleRow('collaboration', number, earlier(now, number)),
      title,
      short_text,
      description,
      link,
      slug: slugs[number] as string,
      image_url: pictures[number]?.path ?? null,
    })),
  picture: 'image_url',
  richText: 'description',
  pictures,
  imageLinks: { enter: enterLinks, list: listLinks },
}

async function enterLinks(tx: Backend) {
  for (const [number, { path, assignment }] of pictures.entries()) {
    const [image] = await imagesAt(tx, path, assignment)
    const collaboration_id = sampleId('collaboration', number)
    if (!image) continue
    await tx.db
      .insertInto('collaboration_images')
      .values({ collaboration_id, image_id: image.id, is_primary: 1 })
      .execute()
  }
}

function listLinks({ db }: Backend) {
  return db
    .selectFrom('collaboration_images')
    .select(['collaboration_id as id', 'image_id'])
    .execute()
}
