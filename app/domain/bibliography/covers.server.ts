import type { Backend } from '~/platform/backend.server'

/** The origins of covers given as https:// URLs: the pages allow pictures from exactly these. */
export async function externalCoverHosts({ db }: Backend): Promise<string[]> {
  const rows = await db
    .selectFrom('bibliography')
    .select('image_url')
    .distinct()
    .where('image_url', 'like', 'https://%')
    .execute()
  const urls = rows.map((row) => row.image_url ?? '').filter((url) => URL.canParse(url))
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
