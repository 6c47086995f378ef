import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import {
  mainSitemapName,
  robotsTxt,
  type SitemapData,
  type SitemapEntry,
  sitemapXml,
} from '~/domain/sitemap/sitemap'
import { sitemapCopy } from '~/domain/sitemap/sitemap.copy'
import { baseUrlForm } from '~/domain/sitemap/sitemap.form'
import { readForm, toFormData } from '~/forms/form'
import { saveContent } from '~/ui/save-file'
import { showToast } from '~/ui/toast'

interface DomainChoice {
  /** One of two presets, or a typed URL. */
  domain: 'staging' | 'main' | 'custom'
  url: string
}

export interface SitemapFile {
  name: string
  content: string
}

export function useSitemapFiles(
  { siteUrl, stagingUrl }: { siteUrl: string; stagingUrl: string | undefined },
  state: SitemapState,
) {
  const [{ domain, url }, setChoice] = useState<DomainChoice>({ domain: 'main', url: '' })
  const [error, setError] = useState<string>()
  const [files, setFiles] = useState<SitemapFile[]>([])

  /** Also removes the generated files, which are for the previous domain. */
  function choose(next: Partial<DomainChoice>) {
    setError(undefined)
    setFiles([])
    setChoice({ domain, url, ...next })
  }

  /** Returns the origin of the selected domain. If the typed one is invalid, shows an error and returns undefined. */
  function domainOrigin(): string | undefined {
    if (domain === 'main') return siteUrl
    if (domain === 'staging') return stagingUrl
    const { value, errors } = readForm(baseUrlForm, toFormData({ base_url: url }))
    setError(errors?.base_url)
    return value?.base_url
  }

  function generateFiles(
    make: (entries: SitemapEntry[], origin: string) => SitemapFile[],
    messages: { noData: string; failed: string; done: string },
  ) {
    const base = domainOrigin()
    if (base === undefined) return
    if (state.kind !== 'ready') return showError(messages.noData)
    try {
      setFiles(make(state.entries, base))
      showToast({ title: messages.done })
    } catch {
      showError(messages.failed)
    }
  }
  const fileOf = (name: string, entries: SitemapEntry[], base: string) => ({
    name,
    content: sitemapXml(entries, base),
  })
  function generate() {
    generateFiles((entries, base) => [fileOf('sitemap.xml', entries, base)], sitemapCopy.single)
  }
  function generateAll() {
    generateFiles(
      (entries, base) => [
        fileOf('sitemap.xml', entries, base),
        fileOf(mainSitemapName(siteUrl), entries, siteUrl),
      ],
      sitemapCopy.all,
    )
  }
  function download({ name, content }: SitemapFile) {
    saveContent(new Blob([content], { type: 'application/xml' }), name)
    showToast({ title: sitemapCopy.downloaded })
  }
  function downloadRobots() {
    const base = domainOrigin()
    if (base === undefined) return
    saveContent(new Blob([robotsTxt(base)], { type: 'text/plain' }), 'robots.txt')
    showToast({ title: sitemapCopy.robotsDownloaded })
  }
  return { domain, url, error, choose, files, generate, generateAll, download, downloadRobots }
}

function showError(description: string) {
  showToast({ title: 'Fejl', description, variant: 'destructive' })
}

export type SitemapState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'ready'; entries: SitemapEntry[] }

/** Fetches the sitemap's data, and again when the screen's data reloads, since a save changes a page's date. */
export function useSitemapData(screen: unknown): { state: SitemapState; retry: () => void } {
  const [state, setState] = useState<SitemapState>({ kind: 'loading' })
  const load = useCallback(async (signal?: AbortSignal) => {
    setState({ kind: 'loading' })
    const next = await fetchData()
    if (!signal?.aborted) setState(next)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads with the screen's data
  useEffect(() => {
    const request = new AbortController()
    void load(request.signal)
    return () => request.abort()
  }, [screen, load])

  async function retry() {
    if (await ensureSignedIn()) void load()
  }
  return { state, retry }
}

async function fetchData(): Promise<SitemapState> {
  try {
    const response = await fetch(href('/admin/seo/sitemap'))
    if (response.status === 401) return { kind: 'error', message: sitemapCopy.signedOut }
    const data = (await response.json()) as SitemapData
    if ('message' in data) return { kind: 'error', message: data.message }
    return { kind: 'ready', entries: data.entries }
  } catch {
    return { kind: 'error', message: sitemapCopy.noAnswer }
  }
}
