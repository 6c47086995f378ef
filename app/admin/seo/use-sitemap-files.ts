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
import type { Domain } from './domain-choice'

/** A generated sitemap that can be downloaded. */
export interface SitemapFile {
  name: string
  content: string
}

interface Presets {
  siteUrl: string
  stagingUrl: string | undefined
}

/** Generates sitemaps for the chosen domain, and reports each result (docs/specification.md, "Sitemap"). */
export function useSitemapFiles({ siteUrl, stagingUrl }: Presets, state: SitemapState) {
  const [domain, setDomain] = useState<Domain>('main')
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const [files, setFiles] = useState<SitemapFile[]>([])

  /** Drops the generated files, which belong to the previous domain. */
  function forget() {
    setError(undefined)
    setFiles([])
  }
  function choose(next: Domain) {
    forget()
    setDomain(next)
  }
  function write(next: string) {
    forget()
    setUrl(next)
  }

  /** The chosen domain's origin; undefined if the typed one is invalid (its field then shows an error). */
  function origin(): string | undefined {
    if (domain === 'main') return siteUrl
    if (domain === 'staging') return stagingUrl
    const { value, errors } = readForm(baseUrlForm, toFormData({ base_url: url }))
    setError(errors?.base_url)
    return value?.base_url
  }

  function attempt(
    make: (entries: SitemapEntry[], origin: string) => SitemapFile[],
    words: { noData: string; failed: string; done: string },
  ) {
    const base = origin()
    if (base === undefined) return
    if (state.kind !== 'ready') return complain(words.noData)
    try {
      setFiles(make(state.entries, base))
      showToast({ title: words.done })
    } catch {
      complain(words.failed)
    }
  }
  const chosen = (entries: SitemapEntry[], base: string) => ({
    name: 'sitemap.xml',
    content: sitemapXml(entries, base),
  })
  const main = (entries: SitemapEntry[]) => ({
    name: mainSitemapName(siteUrl),
    content: sitemapXml(entries, siteUrl),
  })
  function generate() {
    attempt((entries, base) => [chosen(entries, base)], sitemapCopy.one)
  }
  function generateAll() {
    attempt((entries, base) => [chosen(entries, base), main(entries)], sitemapCopy.all)
  }
  function download({ name, content }: SitemapFile) {
    saveContent(new Blob([content], { type: 'application/xml' }), name)
    showToast({ title: sitemapCopy.downloaded })
  }
  function downloadRobots() {
    const base = origin()
    if (base === undefined) return
    saveContent(new Blob([robotsTxt(base)], { type: 'text/plain' }), 'robots.txt')
    showToast({ title: sitemapCopy.robotsDownloaded })
  }
  return {
    choice: { chosen: domain, url, error, onChoose: choose, onWrite: write },
    files,
    generate,
    generateAll,
    download,
    downloadRobots,
  }
}

function complain(description: string) {
  showToast({ title: 'Fejl', description, variant: 'destructive' })
}

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
