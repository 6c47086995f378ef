import type { RouterContextProvider } from 'react-router'
import type { ContentPage } from '~/domain/content/content'
import { pageContent } from '~/domain/content/content.server'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/pages/json-ld.server'
import {
  type JsonLdNode,
  readCached,
  readWithFallback,
  visitContext,
} from '~/platform/pages/visit.server'

/** What the loader of a public page uses, for its request. */
export function pageRequest(context: Readonly<RouterContextProvider>) {
  return {
    backend: context.get(backendContext),
    visit: context.get(visitContext),
    pageContent: <P extends ContentPage>(...pages: P[]) => pageContent(context, ...pages),
    read: <T>(read: () => Promise<T>, empty: NoInfer<T>) => readWithFallback(context, read, empty),
    readCached: <T>(name: string, read: () => Promise<T>, empty: NoInfer<T>) =>
      readCached(context, name, read, empty),
    addJsonLd: (nodes: readonly JsonLdNode[]) => addJsonLd(context, nodes),
  }
}
