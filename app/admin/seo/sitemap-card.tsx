import { FormSection } from '~/admin/form/form-section'
import { sitemapCopy } from '~/domain/sitemap/sitemap.copy'
import { Button } from '~/ui/button'
import { DomainChoice } from './domain-choice'
import {
  type SitemapFile,
  type SitemapState,
  useSitemapData,
  useSitemapFiles,
} from './use-sitemap-files'

interface SitemapCardProps {
  siteUrl: string
  stagingUrl: string | undefined
  /** The screen's loader data. The sitemap data is fetched again when it changes. */
  screen: unknown
}

export function SitemapCard({ siteUrl, stagingUrl, screen }: SitemapCardProps) {
  const { state, retry } = useSitemapData(screen)
  const sitemaps = useSitemapFiles({ siteUrl, stagingUrl }, state)
  return (
    <FormSection title={sitemapCopy.title} intro={sitemapCopy.intro}>
      <DataState state={state} retry={retry} />
      <DomainChoice siteUrl={siteUrl} stagingUrl={stagingUrl} {...sitemaps.choice} />
      <div className="flex flex-wrap gap-3">
        <Button className="button-filled" onClick={sitemaps.generate}>
          {sitemapCopy.generate}
        </Button>
        <Button onClick={sitemaps.generateAll}>{sitemapCopy.generateAll}</Button>
        <Button onClick={sitemaps.downloadRobots}>{sitemapCopy.download('robots.txt')}</Button>
      </div>
      {sitemaps.files.length > 0 && <Files files={sitemaps.files} onDownload={sitemaps.download} />}
      <p className="border-gilt border-l pl-4 text-small">
        {sitemapCopy.note} {sitemapCopy.noteServed(new URL(siteUrl).host)}
      </p>
    </FormSection>
  )
}

function DataState({ state, retry }: { state: SitemapState; retry: () => void }) {
  if (state.kind === 'error') {
    return (
      <div role="alert" className="notice flex flex-wrap items-center gap-4">
        <p>{sitemapCopy.failed(state.message)}</p>
        <Button onClick={retry}>{sitemapCopy.retry}</Button>
      </div>
    )
  }
  return (
    <p role="status" className="text-faded text-small">
      {state.kind === 'loading' ? sitemapCopy.loading : sitemapCopy.ready(state.entries.length)}
    </p>
  )
}

interface FilesProps {
  files: SitemapFile[]
  onDownload: (file: SitemapFile) => void
}

function Files({ files, onDownload }: FilesProps) {
  return (
    <ul aria-label={sitemapCopy.files} className="border-rule border-t">
      {files.map((file) => (
        <li key={file.name} className="grid gap-2 border-rule border-b py-4">
          <Button
            className="button wrap-anywhere justify-self-start"
            onClick={() => onDownload(file)}
          >
            {sitemapCopy.download(file.name)}
          </Button>
          <details>
            <summary className="cursor-pointer py-1 text-small marker:text-faded">
              {sitemapCopy.show(file.name)}
            </summary>
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
              tabIndex={0}
              className="max-h-80 w-0 min-w-full overflow-auto bg-leaf p-4 text-caption"
            >
              {file.content}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
