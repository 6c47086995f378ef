import { z } from 'zod'
import { sitemapCopy } from './sitemap.copy'

export const baseUrlForm = z.object({
  base_url: z
    .string(sitemapCopy.urlRequired)
    .trim()
    .min(1, sitemapCopy.urlRequired)
    .refine(
      (value) =>
        value.length <= 300 && /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(value) && URL.canParse(value),
      sitemapCopy.urlInvalid,
    )
    .transform((value) => new URL(value).origin),
})
