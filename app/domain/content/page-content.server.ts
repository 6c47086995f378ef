import type { RouterContextProvider } from 'react-router'
import { backendContext } from '~/platform/backend.server'
import { readCached } from '~/platform/pages/visit.server'
import type { ContentOf, ContentPage } from './content'
import { fallbackContent, readContent } from './content.server'

export function pageContent<P extends ContentPage>(
  context: Readonly<RouterContextProvider>,
  ...pages: P[]
): Promise<ContentOf<P>> {
  const read = () => readContent(context.get(backendContext), ...pages)
  return readCached(context, `content ${pages.join()}`, read, fallbackContent(...pages))
}
