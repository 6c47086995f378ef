import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryPages, validateXML } from 'xmllint-wasm'

const schema = readFileSync(join(import.meta.dirname, 'sitemap.xsd'), 'utf8')

/** The errors in a sitemap by the protocol's schema. */
export async function sitemapFindings(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [schema],
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ message }) => message)
}

/** The entries of a sitemap, by path. */
export function sitemapUrls(xml: string): Record<string, string> {
  const urls = xml.matchAll(/<url>(.*?)<\/url>/gs)
  return Object.fromEntries(
    [...urls].map(([, url = '']) => {
      const textIn = (name: string) => new RegExp(`<${name}>(.*)</${name}>`).exec(url)?.[1]
      const path = new URL(textIn('loc') ?? '').pathname
      return [path, `${textIn('lastmod')} ${textIn('changefreq')} ${textIn('priority')}`]
    }),
  )
}
