import { z } from 'zod'
import { optionalText, revision } from '~/forms/form-fields'
import { seoPages } from './seo'

/** A page's SEO settings. The ideal lengths are not enforced. */
export const seoForm = z.object({
  revision,
  page_slug: z.enum(seoPages.map(({ slug }) => slug)),
  meta_title: optionalText,
  meta_description: optionalText,
})

export type SeoForm = z.infer<typeof seoForm>

/** The settings of a page; `id` is undefined if they are not stored. */
export type ListedSeo = SeoForm & { id?: string }
