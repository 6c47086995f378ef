import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { missingPaths } from '~/domain/redirects/missing-paths.server'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { redirectMissingPath } from '~/routes/public/entry.server'

databaseTest('only a GET of a missing path is counted', async ({ backend }) => {
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, { isComplete: true } as never)
  for (const method of ['GET', 'HEAD', 'POST', 'GET']) {
    await redirectMissingPath(context, new Request('http://localhost/gammel?fra=a', { method }))
  }
  expect(await missingPaths(backend)).toMatchObject([{ path: '/gammel', times: 2 }])
})
