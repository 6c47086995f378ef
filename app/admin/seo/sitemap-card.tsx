import { type ReactNode, useId } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/form-state/field-frame'
import { FormSection } from '~/admin/screen/form-section'
import { sitemapCopy } from '~/domain/sitemap/sitemap.copy'
import { Button } from '~/ui/button'
import { useSitemapData, useSitemapFiles } from './use-sitemap-files'

interface SitemapCardProps {
  siteUrl: string
  stagingUrl: string | undefined
  /** The screen's loader data. The sitemap data is fetched again when it changes. */
  screen: unknown
}

export function SitemapCard({ siteUrl, stagingUrl, screen }: SitemapCardProps) {
  const { data, retry } = useSitemapData(screen)
  const sitemaps = useSitemapFiles({ siteUrl, stagingUrl }, data)
  return (
    <FormSection title={sitemapCopy.title} intro={sitemapCopy.intro}>
      {data && 'message' in data ? (
        <div role="alert" className="notice flex flex-wrap items-center gap-4">
          <p>{sitemapCopy.failed(data.message)}</p>
          <Button onClick={retry}>{sitemapCopy.retry}</Button>
        </div>
      ) : (
        <p role="status" className="text-faded text-small">
          {data ? sitemapCopy.ready(data.entries.length) : sitemapCopy.loading}
        </p>
      )}
      <DomainChoice siteUrl={siteUrl} stagingUrl={stagingUrl} sitemaps={sitemaps} />
      <div className="flex flex-wrap gap-3">
        <Button className="button-filled" onClick={() => sitemaps.generate('single')}>
          {sitemapCopy.generate}
        </Button>
        <Button onClick={() => sitemaps.generate('all')}>{sitemapCopy.generateAll}</Button>
        <Button onClick={sitemaps.downloadRobots}>{sitemapCopy.download('robots.txt')}</Button>
      </div>
      {sitemaps.files.length > 0 && (
        <ul aria-label={sitemapCopy.files} className="border-rule border-t">
          {sitemaps.files.map((file) => (
            <li key={file.name} className="grid gap-2 border-rule border-b py-4">
              <Button
                className="button wrap-anywhere justify-self-start"
                onClick={() => sitemaps.download(file)}
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
      )}
      <p className="border-gilt border-l pl-4 text-small">
        {sitemapCopy.note} {sitemapCopy.noteServed(new URL(siteUrl).host)}
      </p>
    </FormSection>
  )
}

type Sitemaps = ReturnType<typeof useSitemapFiles>

interface DomainChoiceProps {
  siteUrl: string
  stagingUrl: string | undefined
  sitemaps: Sitemaps
}

function DomainChoice({ siteUrl, stagingUrl, sitemaps }: DomainChoiceProps) {
  const name = useId()
  const option = (
    domain: Sitemaps['domain'],
    label: string,
    detail: ReactNode,
    disabled = false,
  ) => (
    <label className="flex items-start gap-3 py-1.5">
      <input
        type="radio"
        name={name}
        checked={sitemaps.domain === domain}
        disabled={disabled}
        onChange={() => sitemaps.choose({ domain })}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        {label}
        <span className="wrap-anywhere block text-faded text-small">{detail}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-small">{sitemapCopy.domain}</legend>
      {option('main', sitemapCopy.main, siteUrl)}
      {option('staging', sitemapCopy.staging, stagingUrl ?? sitemapCopy.noStaging, !stagingUrl)}
      {option('custom', sitemapCopy.custom, null)}
      {sitemaps.domain === 'custom' && <UrlField {...sitemaps} />}
    </fieldset>
  )
}

function UrlField({ url, error, choose }: Sitemaps) {
  const id = useId()
  const { url: label, urlHint: hint } = sitemapCopy
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isAlert className="max-w-md pl-8">
      <input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onChange={(event) => choose({ url: event.target.value })}
        {...describedBy(id, { hint, error })}
        className={control}
      />
    </FieldFrame>
  )
}
