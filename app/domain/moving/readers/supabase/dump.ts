type Row = Record<string, unknown>

const copyStart = /^COPY (?:"?[\w]+"?\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/i
const insertStart = /^INSERT INTO (?:"?\w+"?\.)?"?(\w+)"? (?:\(([^)]*)\) )?VALUES\s*/i
const createTable = /^CREATE TABLE (?:"?\w+"?\.)?"?(\w+)"? \(\r?\n((?: .*\n)+)\);/gm

/** The rows by table of a plain dump: its COPY blocks and INSERT statements. Everything else is passed over. */
export function dumpRows(dump: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>()
  const created = createdColumns(dump)
  const add = (table: string, columns: string[], values: readonly unknown[]) => {
    const rows = tables.get(table) ?? []
    tables.set(table, rows)
    rows.push(Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null])))
  }
  for (let at = 0; at < dump.length; ) {
    const end = lineEnd(dump, at)
    const line = dump.slice(at, end).replace(/\r$/, '')
    const copy = copyStart.exec(line)
    const insert = copy ? null : insertStart.exec(dump.slice(at, at + 5000))
    if (copy) at = readCopy(dump, end + 1, (values) => add(copy[1] ?? '', names(copy[2]), values))
    else if (insert) {
      const [start, table = '', list] = insert
      const columns = list ? names(list) : (created.get(table) ?? [])
      at = readValues(dump, at + start.length, (values) => add(table, columns, values))
    } else at = end + 1
  }
  return tables
}

const names = (list = '') => list.split(',').map((name) => name.trim().replace(/^"|"$/g, ''))

/** The columns of each `CREATE TABLE`, which has one in each line. */
function createdColumns(dump: string): Map<string, string[]> {
  return new Map(
    [...dump.matchAll(createTable)].map(([, table = '', lines = '']) => {
      const columns = lines.matchAll(/^ +(?!CONSTRAINT )"?(\w+)"? /gm)
      return [table, [...columns].map(([, name = '']) => name)]
    }),
  )
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function readCopy(dump: string, start: number, add: (values: unknown[]) => void): number {
  for (let at = start; at < dump.length; ) {
    const end = lineEnd(dump, at)
    const line = dump.slice(at, end).replace(/\r$/, '')
    if (line !== '\\.' && copyStart.test(line)) return at
    at = end + 1
    if (line === '\\.') return at
    add(line.split('\t').map((value) => (value === '\\N' ? null : unescaped(value))))
  }
  return dump.length
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' }

function unescaped(value: string): string {
  return value.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
}

const token =
  /\s*(?:(E?)'((?:[^'\\]|''|\\.)*)'(?:::[\w ]+(?:\[\])?)?|([^\s,()';]+)(?:::[\w ]+)?|([(),;]))/gsy

/** Reads `(…), (…);` and returns the position after it, or after what can be read of it. */
function readValues(dump: string, start: number, add: (values: unknown[]) => void): number {
  let values: unknown[] = []
  token.lastIndex = start
  for (let match = token.exec(dump); match; match = token.exec(dump)) {
    const [, prefix, text, word, sign] = match
    if (sign === ';') return token.lastIndex
    if (sign === '(') values = []
    else if (sign === ')') add(values)
    else if (text !== undefined)
      values.push(prefix ? unescaped(text.replaceAll("''", "'")) : text.replaceAll("''", "'"))
    else if (word !== undefined) values.push(literal(word))
  }
  return Math.max(start, dump.indexOf('\n', start) + 1 || dump.length)
}

function literal(word: string): unknown {
  if (/^null$/i.test(word)) return null
  if (/^(?:true|false)$/i.test(word)) return /^t/i.test(word)
  return word
}
