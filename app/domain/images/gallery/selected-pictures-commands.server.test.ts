import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { trashList } from '~/domain/history/trash.server'
import {
  deletePictures,
  setPictureCredits,
  setPicturesVisible,
} from './selected-pictures-commands.server'

databaseTest(
  'marked pictures are in the trash only after they were deleted',
  async ({ backend }) => {
    const { admin, idsOf } = await addGalleryPictures(backend, 'abc')
    const marked = idsOf('ab')
    expect(await setPicturesVisible(backend, admin, marked, false)).toMatchObject({ count: 2 })
    expect(await setPictureCredits(backend, admin, marked, 'Ellen Riis')).toMatchObject({
      count: 2,
    })
    expect(await trashList(backend)).toEqual([])
    const { change } = await deletePictures(backend, admin, marked)
    expect(await trashList(backend)).toMatchObject([{ change }])
  },
)
