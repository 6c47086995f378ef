import { publicChanges } from '~/domain/rows/row-pages.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { isRegister, registerPath, registers } from './registers'
import { registerTitle } from './registers.copy'

/** The pages of the registers. The sitemap has them if the site has hymns. */
export const registerPages: PageSource<never> = {
  pages: {
    basePath: '/salmer/register',
    listing: {
      changeFrequency: 'monthly',
      priority: 0.5,
      async list(backend) {
        const changedAt = await publicChanges(backend, 'hymns')
        if (!changedAt[0]) return []
        return registers.map((name) => ({
          path: registerPath(name),
          title: registerTitle(name),
          changedAt,
        }))
      },
    },
    find: async (_, rest) => (isRegister(rest) ? registerPath(rest) : undefined),
    async share(_, rest) {
      if (!isRegister(rest)) return undefined
      return { path: registerPath(rest), title: registerTitle(rest), picturePath: null }
    },
  },
}
