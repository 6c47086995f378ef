import { useId, useState } from 'react'
import { control, FieldFrame } from '~/admin/form-state/field-frame'
import { FormSection } from '~/admin/screen/form-section'
import { capitalise } from '~/danish/capitalise'
import { itemKindCopy } from '~/domain/moving/moving.copy'
import type { TableDescription } from '~/domain/moving/moving-tables'
import {
  type CsvKind,
  columnsOf,
  csvKinds,
  isCsvKind,
} from '~/domain/moving/readers/csv/csv-columns'
import { Button } from '~/ui/button'
import { movingInCopy as copy } from './moving-in.copy'
import { useImportForm } from './new-import'

interface ColumnsSectionProps {
  table: TableDescription
  options: { as: string | undefined; columns: Record<string, string> | undefined }
}

/** Choices of the column of each field. */
export function ColumnsSection({ table, options }: ColumnsSectionProps) {
  const { send } = useImportForm()
  const { headings, rows, separator, encoding } = table
  const [as, setAs] = useState<CsvKind>(isCsvKind(options.as) ? options.as : 'works')
  const [chosen, setChosen] = useState<Record<string, string>>(options.columns ?? {})
  const columns = columnsOf(as, headings, chosen)
  const fields = Object.entries(csvKinds[as].columns)
  const id = useId()
  const value = (field: string) => headings[columns.get(field) ?? -1] ?? ''
  return (
    <FormSection title="Kolonner" intro={copy.tableIntro(separator, encoding)}>
      <FieldFrame id={id} label="Hvad er i tabellen?">
        <select
          id={id}
          value={as}
          onChange={({ target }) => {
            setAs(target.value as CsvKind)
            setChosen({})
          }}
          className={control}
        >
          {Object.entries(csvKinds).map(([name, { kind }]) => (
            <option key={name} value={name}>
              {itemKindCopy[kind]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(([field, [name]]) => (
          <div key={field} className="grid gap-1">
            <label htmlFor={`${id}-${field}`} className="text-small">
              {capitalise(name)}
            </label>
            <select
              id={`${id}-${field}`}
              value={value(field)}
              onChange={({ target }) => setChosen({ ...chosen, [field]: target.value })}
              className={control}
            >
              <option value="">Ingen kolonne</option>
              {headings.filter(Boolean).map((heading) => (
                <option key={heading}>{heading}</option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <table className="w-full table-fixed text-caption">
        <caption className="text-left font-semibold text-small">De første rækker</caption>
        <tbody>
          {headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings can be the same
            <tr key={at} className="border-rule border-t">
              <th scope="row" className="truncate py-1 pr-3 text-left">
                {heading}
              </th>
              {rows.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows can be the same
                <td key={line} className="truncate py-1 pr-3">
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        className="button justify-self-start"
        onClick={() =>
          send({
            intent: 'columns',
            as,
            'columns[]': fields.map(([field]) => `${field}=${value(field)}`),
          })
        }
      >
        Læs tabellen sådan
      </Button>
    </FormSection>
  )
}
