import { prepareAuthorSite } from './author-site.ts'
import { makeSamplePictures } from './sample-files.ts'
import { prepareSampleSite, startSampleSite } from './sample-site.ts'
import { startServer } from './servers.ts'

/**
 * Runs before the first journey. Starts a site with the sample content and an empty one, prepares a site for
 * journeys to copy, and makes pictures to upload.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await prepareSampleSite()
  const removeAuthorSite = await prepareAuthorSite()
  const removePictures = await makeSamplePictures()
  const sample = await startSampleSite()
  const empty = await startServer({ SAMPLE_CONTENT: 'off' })
  process.env.JOURNEY_SAMPLE_SITE = sample.url
  process.env.JOURNEY_EMPTY_SITE = empty.url
  return async () => {
    await Promise.all([sample.stop(), empty.stop()])
    removeAuthorSite()
    removePictures()
  }
}
