import { useState } from 'react'
import { FormSection } from '~/admin/screen/form-section'
import type { ImportState, Report } from '~/domain/moving/moving-tables'
import type { ImportData } from './import'
import { movingInCopy as copy } from './moving-in.copy'
import { SourceUpload, useImportForm } from './new-import'

export function Progress({ state, report }: { state: ImportState; report: Report }) {
  const { done = 0, total = 0, storedBytes = 0 } = report
  const texts: Partial<Record<ImportState, string>> = {
    reading: copy.readSoFar(done),
    queued: copy.waiting,
    running: copy.storedSoFar(done, total, storedBytes),
    paused: copy.storedSoFar(done, total, storedBytes),
    undoing: copy.undoing,
    undone: copy.undone,
  }
  const isKnown = (state === 'running' || state === 'paused') && total > 0
  const isBusy = ['reading', 'queued', 'running', 'undoing'].includes(state)
  return (
    <div className="grid gap-2 empty:hidden">
      <p role="status" className="empty:hidden">
        {texts[state]}
      </p>
      {(isBusy || isKnown) && (
        <progress
          aria-label={copy.progress}
          max={isKnown ? total : 1}
          value={isKnown ? Math.min(done, total) : undefined}
          className="h-2 w-full accent-accent"
        />
      )}
    </div>
  )
}

export function LeftOut({ data: { reasons, listed } }: { data: ImportData }) {
  if (reasons.length === 0) return null
  return (
    <FormSection title={copy.leftOut}>
      <ul className="grid gap-1 text-small">
        {reasons.map(({ reason, count, example }) => (
          <li key={reason} className="wrap-anywhere">
            {copy.reason(count, reason, example)}
          </li>
        ))}
      </ul>
      {listed.length > 0 && (
        <details>
          <summary className="link w-fit py-1 text-small">{copy.byName}</summary>
          <ul className="mt-2 grid gap-1 text-small">
            {listed.map(({ position, name, reason }) => (
              <li key={position} className="wrap-anywhere">
                {copy.named(name, reason ?? '')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </FormSection>
  )
}

export function MissingFiles({ data: { report, state, isUploaded } }: { data: ImportData }) {
  const { errors, send } = useImportForm()
  const [chosen, setChosen] = useState<{ upload: string; name: string }>()
  const { missingFiles = [] } = report
  if (missingFiles.length === 0 || state !== 'done') return null
  return (
    <FormSection title={copy.missingFiles} intro={copy.missingIntro}>
      <details>
        <summary className="link w-fit py-1 text-small">
          {copy.showMissing(missingFiles.length)}
        </summary>
        <ul className="mt-2 grid gap-1 text-small">
          {missingFiles.map(({ name, reason }) => (
            <li key={name} className="wrap-anywhere">
              {copy.named(name, reason)}
            </li>
          ))}
        </ul>
      </details>
      {isUploaded && (
        <SourceUpload
          label={copy.choosePictures}
          accept=".zip"
          chosen={chosen}
          error={errors.pictures}
          onUploaded={(source) => {
            setChosen(source)
            send({ intent: 'pictures', pictures: source.upload })
          }}
        />
      )}
    </FormSection>
  )
}

export function Kept({ names, state }: { names: readonly string[]; state: ImportState }) {
  if (state !== 'undone' || names.length === 0) return null
  return (
    <FormSection title={copy.keptTitle}>
      <ul className="grid gap-1 text-small">
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list does not change
          <li key={at} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
