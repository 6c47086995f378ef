import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { adminCopy } from '~/admin/copy/admin.copy'
import { formCopy } from '~/admin/copy/form.copy'
import { formKit } from '~/admin/form/form-kit'
import { control, describedBy, FieldFrame } from '~/admin/form-state/field-frame'
import { focusFirstField } from '~/admin/form-state/focus-field'
import { useLeaveConfirmation } from '~/admin/saving/unsaved'
import { HistoryLink } from '~/admin/screen/history-link'
import { DraftOffer } from '~/admin/unsaved-drafts/draft-offer'
import { flawsOf, idealLengths, qualityOf, type SeoQuality, seoPages } from '~/domain/seo/seo'
import { flawCopy, qualityCopy, seoCopy } from '~/domain/seo/seo.copy'
import { type ListedSeo, seoForm } from '~/domain/seo/seo.form'
import { Button } from '~/ui/button'
import { ExclusiveSummary } from '~/ui/exclusive-summary'
import { useIsHydrated } from '~/ui/use-is-hydrated'
import { Previews } from './previews'
import { useSeoDraft } from './use-seo-draft'

const { nameOf } = formKit(seoForm)

interface SeoCardProps {
  stored: ListedSeo
  siteUrl: string
}

/** The search-engine settings of one page (docs/specification.md, "Search engines"). */
export function SeoCard({ stored, siteUrl }: SeoCardProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const card = useRef<HTMLDetailsElement>(null)
  const isHydrated = useIsHydrated()
  const {
    values,
    isLinked,
    isEarlierVersion,
    draft: unsaved,
    change,
    save,
    reset,
    ...edited
  } = useSeoDraft(stored)
  const { isChanged, isSending, errors, newer } = edited
  const draft = { title: values.meta_title, description: values.meta_description }
  useLeaveConfirmation({ isUnsaved: () => isChanged, leave: unsaved.leave })

  const isOpened = isEarlierVersion || isChanged || unsaved.offer !== undefined
  useEffect(() => {
    if (isOpened && card.current) card.current.open = true
  }, [isOpened])
  useEffect(() => {
    if (isEarlierVersion && form.current) focusFirstField(form.current)
  }, [isEarlierVersion])

  const name = seoPages.find(({ slug }) => slug === stored.page_slug)?.name
  const quality = qualityOf(draft)
  const flaws = flawsOf(draft)
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isChanged) void save()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={id}
      className="border-rule border-b"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) void save()
      }}
    >
      {/* The browser opens only one `<details>` of a name at a time. */}
      <details ref={card} name="seo" open={isLinked || undefined}>
        <ExclusiveSummary className="cursor-pointer py-4 marker:text-faded">
          <h2 id={id} className="inline text-heading">
            {name}{' '}
            <span
              className={`ml-1 whitespace-nowrap border px-1.5 py-0.5 font-text text-caption tracking-normal ${tones[quality]}`}
            >
              {qualityCopy[quality]}
            </span>
          </h2>
          {isChanged && <span className="ml-3 text-faded text-small">Ikke gemt</span>}
        </ExclusiveSummary>
        <div
          // Input before hydration would get lost.
          inert={!isHydrated}
          className="grid gap-x-10 gap-y-5 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <p className="lg:col-span-2">
            <a href={stored.page_slug} className="link py-1 text-small">
              {adminCopy.viewOnSite}
              <span className="sr-only"> {name}</span>
            </a>
          </p>
          <input type="hidden" name={nameOf('page_slug')} value={stored.page_slug} />
          <div className="empty:hidden lg:col-span-2">
            <DraftOffer
              offer={unsaved.offer}
              onResume={unsaved.resume}
              onDiscard={(offer) => {
                unsaved.discardOffer(offer)
                if (form.current) focusFirstField(form.current)
              }}
            />
          </div>
          {isEarlierVersion && (
            <p role="status" className="notice lg:col-span-2">
              {formCopy.earlierVersion}
            </p>
          )}
          <div className="grid content-start gap-5">
            <CountedField
              name={nameOf('meta_title')}
              label={seoCopy.metaTitle}
              value={draft.title}
              recommendedLength={idealLengths.title.max}
              error={errors.meta_title}
              onChange={(meta_title) => change({ meta_title })}
            />
            <CountedField
              isLong
              name={nameOf('meta_description')}
              label={seoCopy.metaDescription}
              value={draft.description}
              recommendedLength={idealLengths.description.max}
              error={errors.meta_description}
              onChange={(meta_description) => change({ meta_description })}
            />
            {flaws.length > 0 && (
              <div className="text-small">
                <p className="font-semibold">Forslag</p>
                <ul className="list-disc pl-5">
                  {flaws.map((flaw) => (
                    <li key={flaw}>{flawCopy[flaw]}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          <div className="grid content-start gap-5">
            <Previews draft={draft} stored={stored} siteUrl={siteUrl} />
          </div>
          {stored.id && (
            <p className="lg:col-span-2">
              <HistoryLink noun="seo_settings" id={stored.id} />
            </p>
          )}
          {newer && (
            <div role="alert" className="notice grid gap-3 p-5 lg:col-span-2">
              <p>{seoCopy.outdated}</p>
              <p className="text-small">
                »{newer.meta_title}« · »{newer.meta_description}«
              </p>
              <div className="flex flex-wrap gap-3">
                <Button onClick={edited.acceptNewer}>Hent den nyere udgave</Button>
                <Button onClick={() => void save(newer.revision)}>Gem min udgave alligevel</Button>
              </div>
            </div>
          )}
          {isChanged && (
            <div className="flex flex-wrap items-center justify-end gap-3 lg:col-span-2">
              <p role="status" className="mr-auto text-caption text-faded">
                {edited.hasTypedDuringSave && formCopy.typedDuringSave}
              </p>
              <Button onClick={reset}>
                Nulstil
                <span className="sr-only"> {name}</span>
              </Button>
              <button type="submit" className="button-filled" aria-disabled={isSending}>
                {isSending ? 'Gemmer...' : 'Gem'}
                <span className="sr-only"> {name}</span>
              </button>
            </div>
          )}
        </div>
      </details>
    </form>
  )
}

const tones: Record<SeoQuality, string> = {
  success: 'border-faded',
  warning: 'border-gilt bg-leaf',
  error: 'border-accent bg-leaf text-accent',
}

interface CountedFieldProps {
  name: string
  label: string
  value: string
  /** The recommended length; longer text is allowed. */
  recommendedLength: number
  isLong?: boolean
  error?: string
  onChange: (value: string) => void
}

export function CountedField(props: CountedFieldProps) {
  const { name, label, value, recommendedLength, isLong, error, onChange } = props
  const id = useId()
  const hint = `${value.length}/${recommendedLength}`
  const Control = isLong ? 'textarea' : 'input'
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isAlert
      // The count is beside the label.
      className="grid-cols-[1fr_auto] *:nth-[n+3]:col-span-2"
    >
      <Control
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, { hint, error })}
        className={`${control} leading-normal ${isLong ? 'field-sizing-content min-h-28' : ''}`}
      />
    </FieldFrame>
  )
}
