import type { Backend } from '~/platform/backend.server'
import { type Import, listImports } from './import-jobs.server'
import type { ImportOptions } from './items'
import { separatorCopy } from './moving.copy'
import type { TableDescription } from './moving-tables'
import { columnsOf, csvKinds, isCsvKind } from './readers/csv/csv-columns'
import { readTable } from './readers/csv/csv-reader.server'
import { withSources } from './uploads/uploaded-source.server'

const shownRows = 3
const shownHeadings = 60
const shownLength = 60

/**
 * Reads the headings of a CSV file. Its kind is the one with the most columns, and the columns are those that the author
 * chose for it before, unless they are chosen already. @throws UnreadableSource
 */
export async function readColumns(
  backend: Backend,
  job: Import,
): Promise<{ description: TableDescription; options: ImportOptions }> {
  const { headings, rows, delimiter, encoding } = await withSources(backend, job, (files) =>
    readTable({ files, name: job.source, options: {}, allowPrivateHosts: false, today: '' }),
  )
  const as = job.options.as ?? kindOf(headings)
  const columns = job.options.columns ?? (await rememberedColumns(backend, as, headings))
  return {
    options: { ...job.options, as, ...(columns && { columns }) },
    description: {
      headings: headings.slice(0, shownHeadings).map((heading) => heading.slice(0, 200)),
      rows: rows
        .slice(0, shownRows)
        .map(({ cells }) =>
          cells.slice(0, shownHeadings).map((cell) => cell.slice(0, shownLength)),
        ),
      separator: separatorCopy[delimiter] ?? delimiter,
      encoding,
    },
  }
}

function kindOf(headings: readonly string[]): string {
  const kinds = Object.keys(csvKinds).filter(isCsvKind)
  const found = (kind: (typeof kinds)[number]) => columnsOf(kind, headings).size
  return kinds.sort((one, other) => found(other) - found(one))[0] ?? ''
}

async function rememberedColumns(backend: Backend, as: string, headings: readonly string[]) {
  const imports = await listImports(backend)
  const last = imports.find(({ options }) => options.as === as && options.columns)
  const known = Object.entries(last?.options.columns ?? {}).filter(([, heading]) =>
    headings.includes(heading),
  )
  return known.length > 0 ? Object.fromEntries(known) : undefined
}
