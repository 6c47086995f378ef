import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import { mainSitemapName, robotsTxt, type SitemapData, sitemapXml } from '~/domain/sitemap/sitemap'
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
  data: SitemapData | undefined,
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

  /** Makes the sitemap of the selected domain, or also that of the main domain. */
  function generate(scope: 'single' | 'all') {
    const { noData, failed, done } = sitemapCopy[scope]
    const origin = domainOrigin()
    if (origin === undefined) return
    if (!data || 'message' in data) return showError(noData)
    const { entries } = data
    try {
      const file = { name: 'sitemap.xml', content: sitemapXml(entries, origin) }
      const mainFile = { name: mainSitemapName(siteUrl), content: sitemapXml(entries, siteUrl) }
      setFiles(scope === 'single' ? [file] : [file, mainFile])
      showToast({ title: done })
    } catch {
      showError(failed)
    }
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
  return { domain, url, error, choose, files, generate, download, downloadRobots }
}

function showError(description: string) {
  showToast({ title: 'Fejl', description, variant: 'destructive' })
}

/**
 * Fetches the sitemap's data, and again when the screen's data reloads, since a save changes a page's date.
 * Undefined while it loads.
 */
export function useSitemapData(screen: unknown) {
  const [data, setData] = useState<SitemapData>()
  const load = useCallback(async (signal?: AbortSignal) => {
    setData(undefined)
    const next = await fetchData()
    if (!signal?.aborted) setData(next)
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
  return { data, retry }
}

async function fetchData(): Promise<SitemapData> {
  try {
    const response = await fetch(href('/admin/seo/sitemap'))
    return response.status === 401 ? { message: sitemapCopy.signedOut } : await response.json()
  } catch {
    return { message: sitemapCopy.noAnswer }
  }
}
