import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import type { SitemapData, SitemapEntry } from '~/domain/sitemap/sitemap'
import { sitemapCopy } from '~/domain/sitemap/sitemap.copy'

/** The state of the sitemap data request (docs/specification.md, "Sitemap"). */
export type SitemapState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'ready'; entries: SitemapEntry[] }

/** Fetches the data, and again when the screen's own data reloads, since a save changes a page's date. */
export function useSitemapData(screen: unknown): { state: SitemapState; retry: () => void } {
  const [state, setState] = useState<SitemapState>({ kind: 'loading' })
  const load = useCallback(async (signal?: AbortSignal) => {
    setState({ kind: 'loading' })
    const next = await readData()
    if (!signal?.aborted) setState(next)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads with the screen's data
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [screen, load])

  async function retry() {
    if (await ensureSignedIn()) void load()
  }
  return { state, retry }
}

async function readData(): Promise<SitemapState> {
  try {
    const answer = await fetch(href('/admin/seo/sitemap'))
    if (answer.status === 401) return { kind: 'error', message: sitemapCopy.signedOut }
    const data = (await answer.json()) as SitemapData
    if ('message' in data) return { kind: 'error', message: data.message }
    return { kind: 'ready', entries: data.entries }
  } catch {
    return { kind: 'error', message: sitemapCopy.noAnswer }
  }
}
