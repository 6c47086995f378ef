import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { trashList } from '~/domain/history/trash.server'
import { changePictures } from './gallery-commands.server'

databaseTest(
  'marked pictures are in the trash only after they were deleted',
  async ({ backend }) => {
    const { admin, idsOf } = await addGalleryPictures(backend, 'abc')
    const marked = idsOf('ab')
    expect(await changePictures(backend, admin, marked, 'is_visible', 0)).toMatchObject({
      count: 2,
    })
    expect(await changePictures(backend, admin, marked, 'credit', 'Ellen Riis')).toMatchObject({
      count: 2,
    })
    expect((await trashList(backend)).items).toEqual([])
    const { change } = await changePictures(backend, admin, marked, 'is_active', 0)
    expect((await trashList(backend)).items).toMatchObject([{ change }])
  },
)
