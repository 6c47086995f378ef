import { useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { longDate } from '~/danish/dates'
import type { DayWithHymns } from '~/domain/hymns/days/hymn-days'
import type { HymnFile } from '~/domain/hymns/files/hymn-files'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import {
  daySheetPath,
  entryKey,
  moveEntry,
  papers,
  type SheetRow,
  type SongSheet,
  sheetFields,
  sheetPath,
} from '~/domain/hymns/song-sheet/song-sheet'
import { songSheetCopy } from '~/domain/hymns/song-sheet/song-sheet.copy'
import { SiteLink } from '~/site/layout/site-link'
import { ActionSelect } from '~/ui/action-select'

interface SongSheetFormProps {
  sheet: SongSheet
  rows: SheetRow[]
  choices: { slug: string; title: string }[]
  days: DayWithHymns[]
}

/** Edits a song sheet. Each change is a link or a GET form, so that it works without scripts. */
export function SongSheetForm({ sheet, rows, choices, days }: SongSheetFormProps) {
  const usedKeys = new Set(sheet.entries.map(entryKey))
  const heading = useRef<HTMLHeadingElement>(null)
  /** Keeps the focus of a link that is removed by the change. */
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const selectId = useId()
  const { form, change } = useChange(rows)
  const unusedChoices = choices.filter(({ slug }) => !usedKeys.has(entryKey({ slug })))
  return (
    <div className="no-print rail-2 grid gap-y-10">
      <Form
        ref={form}
        action={sheetPath()}
        preventScrollReset
        className="grid min-w-0 content-start gap-5"
      >
        {sheet.entries.map((entry) => (
          <input
            key={entryKey(entry)}
            type="hidden"
            name={sheetFields['slug' in entry ? 'hymn' : 'line']}
            value={'slug' in entry ? entry.slug : entry.line}
          />
        ))}
        {sheet.paper !== papers[0] && (
          <input type="hidden" name={sheetFields.paper} value={sheet.paper} />
        )}
        <div>
          <label htmlFor={selectId} className={labelClass}>
            {songSheetCopy.add}
            <ActionSelect
              id={selectId}
              name={sheetFields.hymn}
              className={controlClass}
              onAct={(select) => select.form?.requestSubmit()}
            >
              <option value="">{songSheetCopy.selectHymn}</option>
              {unusedChoices.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </ActionSelect>
          </label>
          <p role="status" className="mt-1.5 text-faded text-small empty:mt-0">
            {change}
          </p>
        </div>
        <TextLine name="line" label={songSheetCopy.line} hint={songSheetCopy.lineHint} value="" />
        <TextLine name="title" label={songSheetCopy.heading} value={sheet.title} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextLine name="place" label={songSheetCopy.place} value={sheet.place} />
          <TextLine name="date" label={songSheetCopy.date} value={sheet.date} />
        </div>
        <button type="submit" className="button-filled justify-self-start">
          {songSheetCopy.updateSheet}
        </button>
      </Form>
      <section aria-label={songSheetCopy.entries} className="min-w-0">
        <h2 ref={heading} tabIndex={-1}>
          {songSheetCopy.entries}
        </h2>
        {rows.length === 0 && <p className="mt-3 text-faded">{songSheetCopy.none}</p>}
        {days.length > 0 && <DaySheetLinks days={days} />}
        <ol className="mt-4 border-rule border-t empty:hidden">
          {rows.map((row, index) => {
            const title = titleOf(row)
            return (
              <li key={entryKey(row)} className="flex items-center gap-2 border-rule border-b py-1">
                <div className="min-w-0 flex-1 break-words">
                  {title}
                  {'scores' in row && <Scores hymnTitle={title} scores={row.scores} />}
                </div>
                {index > 0 && (
                  <StepLink
                    to={moveEntry(sheet, index, -1)}
                    label={songSheetCopy.moveUp(title)}
                    symbol="↑"
                    onClick={index === 1 ? focusHeading : undefined}
                  />
                )}
                {index < rows.length - 1 && (
                  <StepLink
                    to={moveEntry(sheet, index, 1)}
                    label={songSheetCopy.moveDown(title)}
                    symbol="↓"
                    onClick={index === rows.length - 2 ? focusHeading : undefined}
                  />
                )}
                <StepLink
                  to={moveEntry(sheet, index, 'away')}
                  label={songSheetCopy.remove(title)}
                  symbol="×"
                  onClick={focusHeading}
                />
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}

const titleOf = (row: SheetRow) => ('line' in row ? row.line : row.title)

/** What the last change did to the sheet. It empties the fields that add to the sheet, which keep the focus. */
function useChange(rows: SheetRow[]) {
  const form = useRef<HTMLFormElement>(null)
  const titles = rows.map(titleOf)
  const [before, setBefore] = useState(titles)
  const [change, setChange] = useState('')
  const isChanged = titles.join('\n') !== before.join('\n')
  if (isChanged) {
    setBefore(titles)
    setChange(songSheetCopy.changed(before, titles))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the sheet
  useEffect(() => {
    const { hymn, line } = sheetFields
    const adding = `select[name="${hymn}"], [name="${line}"]:not([type="hidden"])`
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(adding)
    for (const field of fields ?? []) field.value = ''
  }, [before])
  return { form, change }
}

function DaySheetLinks({ days }: { days: DayWithHymns[] }) {
  const id = useId()
  return (
    <>
      <p id={id} className="mt-8 font-semibold">
        {songSheetCopy.startFromDay}
      </p>
      <ul aria-labelledby={id} className="mt-2">
        {days.map(({ day, date, hymns }) => (
          <li key={day.id}>
            <SiteLink
              to={daySheetPath(
                day.name,
                date,
                hymns.map(({ slug }) => slug),
              )}
              rel="nofollow"
              className="link inline-block py-1"
            >
              {day.name}
            </SiteLink>{' '}
            <span className="inline-block text-faded text-small">
              {longDate(date)} · {hymnsCopy.count(hymns.length)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Scores({ hymnTitle, scores }: { hymnTitle: string; scores: HymnFile[] }) {
  if (scores.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 text-small">
      {scores.map(({ id, name, size, url }) => (
        <li key={id}>
          <a href={url} download className="link inline-block py-1.5">
            <span className="sr-only">{songSheetCopy.scores(hymnTitle)} </span>
            {name} (PDF, {size})
          </a>
        </li>
      ))}
    </ul>
  )
}

const labelClass = 'grid min-w-0 content-start gap-1.5 font-semibold text-small'
const controlClass = 'w-full min-w-0 border border-faded bg-paper px-3 py-2.5 font-normal text-body'

interface StepLinkProps {
  to: SongSheet
  label: string
  symbol: string
  onClick: (() => void) | undefined
}

function StepLink({ to, label, symbol, onClick }: StepLinkProps) {
  return (
    <SiteLink
      to={sheetPath(to)}
      onClick={onClick}
      rel="nofollow"
      preventScrollReset
      aria-label={label}
      className="grid size-11 place-items-center no-underline hover:underline"
    >
      <span aria-hidden="true">{symbol}</span>
    </SiteLink>
  )
}

interface TextLineProps {
  name: 'line' | 'title' | 'place' | 'date'
  label: string
  hint?: string
  value: string
}

function TextLine({ name, label, hint, value }: TextLineProps) {
  return (
    <label className={labelClass}>
      {label}
      <input
        name={sheetFields[name]}
        defaultValue={value}
        placeholder={hint}
        maxLength={120}
        autoComplete="off"
        className={controlClass}
      />
    </label>
  )
}
