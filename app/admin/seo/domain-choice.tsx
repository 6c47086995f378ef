import { type ReactNode, useId } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/fields/field-frame'
import { sitemapCopy } from '~/domain/sitemap/sitemap.copy'

export type Domain = 'staging' | 'main' | 'custom'

interface DomainChoiceProps {
  siteUrl: string
  stagingUrl: string | undefined
  selected: Domain
  url: string
  error: string | undefined
  onChoose: (domain: Domain) => void
  onUrlChange: (url: string) => void
}

export function DomainChoice(props: DomainChoiceProps) {
  const { siteUrl, stagingUrl, selected, url, error, onChoose, onUrlChange } = props
  const name = useId()
  const option = (domain: Domain, label: string, detail: ReactNode, disabled = false) => (
    <label className="flex items-start gap-3 py-1.5">
      <input
        type="radio"
        name={name}
        checked={selected === domain}
        disabled={disabled}
        onChange={() => onChoose(domain)}
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
      {selected === 'custom' && <UrlField url={url} error={error} onUrlChange={onUrlChange} />}
    </fieldset>
  )
}

function UrlField({
  url,
  error,
  onUrlChange,
}: Pick<DomainChoiceProps, 'url' | 'error' | 'onUrlChange'>) {
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
        onChange={(event) => onUrlChange(event.target.value)}
        {...describedBy(id, { hint, error })}
        className={control}
      />
    </FieldFrame>
  )
}
