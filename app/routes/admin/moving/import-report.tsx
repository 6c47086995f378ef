import { type ReactNode, useState } from 'react'
import { FormSection } from '~/admin/screen/form-section'
import type { ImportState, Report } from '~/domain/moving/moving-tables'
import type { ImportData } from './import'
import { movingInCopy as copy } from './moving-in.copy'
import { SourceUpload, useImportForm } from './new-import'

export function Progress({ state, report }: { state: ImportState; report: Report }) {
  const { done = 0, total = 0, storedBytes = 0 } = report
  const texts: Partial<Record<ImportState, string>> = {
    reading: copy.readSoFar(done),
    queued: 'Venter på at komme til.',
    running: copy.storedSoFar(done, total, storedBytes),
    paused: copy.storedSoFar(done, total, storedBytes),
    undoing: 'Fortryder. Du kan lukke siden imens.',
    undone: 'Alt, hvad der kom ind, er fjernet igen.',
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
          aria-label="Så langt er den"
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
    <FormSection title="Det, der ikke kommer med">
      <Lines
        texts={reasons.map(({ reason, count, example }) => copy.reason(count, reason, example))}
      />
      {listed.length > 0 && (
        <Folded summary="Se dem ved navn">
          <Lines texts={listed.map(({ name, reason }) => copy.named(name, reason ?? ''))} />
        </Folded>
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
    <FormSection title="Billeder og filer, der mangler" intro={copy.missingIntro}>
      <Folded summary={copy.showMissing(missingFiles.length)}>
        <Lines texts={missingFiles.map(({ name, reason }) => copy.named(name, reason))} />
      </Folded>
      {isUploaded && (
        <SourceUpload
          label={copy.choosePictures}
          accept=".zip"
          chosen={chosen}
          error={errors.pictures}
          onUploaded={(source) => {
            setChosen(source)
            send({ intent: 'again', pictures: source.upload })
          }}
        />
      )}
    </FormSection>
  )
}

export function Kept({ names, state }: { names: readonly string[]; state: ImportState }) {
  if (state !== 'undone' || names.length === 0) return null
  return (
    <FormSection title="Det blev stående">
      <Lines texts={names} />
    </FormSection>
  )
}

export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="link w-fit py-1 text-small">{summary}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-small">
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat, and the list does not change
        <li key={at} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}
