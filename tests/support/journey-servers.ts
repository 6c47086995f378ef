import { startServer } from './servers.ts'

/** Before the first journey: one site with the sample content and one with nothing in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const sample = await startServer()
  const empty = await startServer({ SAMPLE_CONTENT: 'off' })
  process.env.JOURNEY_SAMPLE_SITE = sample.url
  process.env.JOURNEY_EMPTY_SITE = empty.url
  return async () => {
    await Promise.all([sample.stop(), empty.stop()])
  }
}
