import { useId, useState } from 'react'
import { Radios } from '~/admin/fields/fields'
import { control } from '~/admin/form-state/field-frame'
import { FormSection } from '~/admin/screen/form-section'
import { capitalise } from '~/danish/capitalise'
import { categoryCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { eventFields } from '~/domain/calendar/calendar.form'
import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import type { ImportLine } from '~/domain/moving/import-table'
import type { ItemKind } from '~/domain/moving/items'
import { itemKindCopy } from '~/domain/moving/moving.copy'
import type { ItemState } from '~/domain/moving/moving-tables'
import { Button } from '~/ui/button'
import type { ImportData } from './import'
import { Folded } from './import-report'
import { movingInCopy as copy } from './moving-in.copy'
import { useImportForm } from './new-import'

/** The number of items by kind, and before they are stored, a choice of the kind that they become. */
export function Overview({ data }: { data: ImportData }) {
  const { state, lines, report, options } = data
  const { send } = useImportForm()
  const id = useId()
  const [map, setMap] = useState<Record<string, string>>(options.map ?? {})
  const isReady = state === 'ready'
  const [consent, setConsent] = useState<string>(options.consent ?? '')
  const isChanged =
    JSON.stringify(map) !== JSON.stringify(options.map ?? {}) || consent !== (options.consent ?? '')
  const choose = (group: string, target: string) =>
    setMap(({ [group]: _, ...others }) => (target ? { ...others, [group]: target } : others))
  const categories = Object.entries(report.categories ?? {})
  return (
    <>
      <FormSection
        title={isReady ? 'Oversigt' : 'Det skete der'}
        intro={isReady && 'Det her sker, når du vælger »Flyt ind«. Indtil da er intet ændret.'}
      >
        <table className="w-full text-small">
          <thead>
            <tr className="border-rule border-b text-left align-bottom">
              <th scope="col">Indhold</th>
              <th scope="col">Antal</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.kind} ${line.group}`} className="border-rule border-b align-top">
                <th scope="row" className="wrap-anywhere py-2 pr-3 text-left">
                  {nameOf(line)}
                  <span className="block font-normal text-caption text-faded">
                    {copy.examples(line.examples)}
                  </span>
                  {isReady && line.choices.length > 0 && (
                    <span className="mt-1 flex max-w-80 items-center gap-2 font-normal">
                      <span className="shrink-0">Bliver til</span>
                      <Choice
                        label={copy.becomesOf(nameOf(line))}
                        value={map[line.group] ?? line.target}
                        choices={line.choices}
                        onChoose={(target) => choose(line.group, target)}
                      />
                    </span>
                  )}
                </th>
                <td className="py-2">
                  <Outcomes counts={line.counts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {Number(report.files) > 0 && (
          <p className="text-small">{copy.files(report.files ?? 0, report.bytes ?? 0)}</p>
        )}
      </FormSection>
      {isReady && categories.length > 0 && (
        <FormSection title="Kategorier" intro="Alt i en kategori kan blive til noget for sig.">
          <Folded summary={copy.showCategories(categories.length)}>
            <ul className="grid gap-3 sm:grid-cols-2">
              {categories.map(([name, count], at) => (
                <li key={name} className="grid gap-1">
                  <label htmlFor={`${id}-${at}`} className="wrap-anywhere text-small">
                    {copy.category(name, count)}
                  </label>
                  <Choice
                    id={`${id}-${at}`}
                    value={map[`category:${name}`] ?? ''}
                    choices={categoryChoices}
                    onChoose={(target) => choose(`category:${name}`, target)}
                  />
                </li>
              ))}
            </ul>
          </Folded>
        </FormSection>
      )}
      {isReady && lines.some(({ kind }) => kind === 'subscriber') && (
        <FormSection title={itemKindCopy.subscriber}>
          <fieldset className="grid gap-1 text-small">
            <legend className="mb-1 font-semibold">{subscribersCopy.consentLegend}</legend>
            <Radios
              isColumn
              name={id}
              options={consents}
              selected={consent}
              onChoose={setConsent}
            />
          </fieldset>
        </FormSection>
      )}
      {isReady && (
        <div className="flex flex-wrap items-center gap-3">
          {isChanged ? (
            <>
              <Button
                className="button-filled"
                onClick={() => send({ intent: 'map', consent, 'map[]': linesOf(map) })}
              >
                Opdatér oversigten
              </Button>
              <span className="text-faded text-small">Opdatér oversigten, før du flytter ind.</span>
            </>
          ) : (
            <Button className="button-filled" onClick={() => send({ intent: 'store' })}>
              Flyt ind
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function linesOf(map: Record<string, string>): string[] {
  return Object.entries(map).map(([group, target]) => `${group}=${target}`)
}

function nameOf({ kind, group }: ImportLine): string {
  const name = kind in itemKindCopy ? itemKindCopy[kind as ItemKind] : copy.other
  return group === kind || kind === 'problem' ? name : `${name} (${group})`
}

function Outcomes({ counts }: { counts: ImportLine['counts'] }) {
  return (
    <ul>
      {(Object.entries(counts) as [ItemState, number][]).map(([state, count]) => (
        <li key={state}>{copy.outcomes[state](count)}</li>
      ))}
    </ul>
  )
}

/** To leave subscribers out, to state that they agreed, or to ask each of them. */
const consents = [
  { value: '', label: copy.skip },
  { value: 'stated', label: subscribersCopy.statement },
  { value: 'asked', label: subscribersCopy.asked },
]

const eventChoices = Object.keys(eventFields.event_type.labels).map((type) => `event:${type}`)
const workChoices = Object.keys(categoryCopy).map((category) => `work:${category}`)
const categoryChoices = [
  '',
  'news',
  'lecture',
  'collaboration',
  'hymn',
  ...eventChoices,
  ...workChoices,
  'skip',
]

function choiceText(choice: string): string {
  if (choice === '') return copy.asAbove
  if (choice === 'skip') return copy.skip
  const [kind = '', variant] = choice.split(':')
  const name = itemKindCopy[kind as ItemKind | 'front'] ?? capitalise(kind)
  const labels: Record<string, string> = { ...eventFields.event_type.labels, ...categoryCopy }
  return variant ? `${name}: ${labels[variant]}` : name
}

interface ChoiceProps {
  id?: string
  label?: string
  value: string
  choices: readonly string[]
  onChoose: (choice: string) => void
}

function Choice({ id, label, value, choices, onChoose }: ChoiceProps) {
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className={control}
    >
      {(choices.includes(value) ? choices : [value, ...choices]).map((choice) => (
        <option key={choice} value={choice}>
          {choiceText(choice)}
        </option>
      ))}
    </select>
  )
}
