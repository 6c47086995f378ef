import type { Backend } from '~/platform/backend.server'
import type { PageSource } from '~/platform/page-source.server'
import { isPublic } from './hymns.server'
import { isRegister, registerPath, registers } from './registers'
import { registerCopy } from './registers.copy'

/** The registers: listed once there is a hymn that they can lead to. */
export const registerPages: PageSource<never> = {
  pages: {
    below: '/salmer/register',
    listed: {
      ...{ changeFrequency: 'monthly', priority: 0.5 },
      async list(backend) {
        const at = await lastChange(backend)
        if (!at) return []
        return registers.map((name) => ({
          ...{ path: registerPath(name), title: titleOf(name), changedAt: [at] },
        }))
      },
    },
    find: async (_, rest) => (isRegister(rest) ? registerPath(rest) : undefined),
    async share(_, rest) {
      if (!isRegister(rest)) return undefined
      return { path: registerPath(rest), title: titleOf(rest), picturePath: null }
    },
  },
}

const titleOf = (name: (typeof registers)[number]) =>
  `${registerCopy.title}: ${registerCopy.names[name]}`

async function lastChange({ db }: Backend): Promise<string | null> {
  const { at } = await db
    .selectFrom('hymns')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .where(isPublic)
    .executeTakeFirstOrThrow()
  return at
}
