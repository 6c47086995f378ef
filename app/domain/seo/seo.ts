import { type ListedPath, listedSections } from '~/domain/sections/sections'

export interface SeoSettings {
  title: string
  description: string
}

export const seoPages: readonly { slug: ListedPath; name: string }[] = listedSections
  .map(({ path, name }) => ({ slug: path, name }))
  .sort((one, other) => (one.slug < other.slug ? -1 : 1))

/** The lengths that search engines show in full, in characters. */
export const idealLengths = {
  title: { min: 30, max: 60 },
  description: { min: 120, max: 160 },
} as const

export type SeoQuality = 'success' | 'warning' | 'error'

export type SeoFlaw = `${keyof SeoSettings}-${'missing' | 'short' | 'long'}`

export function flawsOf(settings: SeoSettings): SeoFlaw[] {
  return (['title', 'description'] as const).flatMap((part): SeoFlaw[] => {
    const { length } = settings[part].trim()
    const { min, max } = idealLengths[part]
    if (length === 0) return [`${part}-missing`]
    if (length < min) return [`${part}-short`]
    return length > max ? [`${part}-long`] : []
  })
}

export function qualityOf(settings: SeoSettings): SeoQuality {
  const flaws = flawsOf(settings)
  if (flaws.some((flaw) => flaw.endsWith('-missing'))) return 'error'
  return flaws.length > 0 ? 'warning' : 'success'
}
