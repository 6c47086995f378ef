import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

const lines: string[] = []
const [loadBefore = 0] = loadavg()

/** Prints a line and adds it to the report. */
export function row(line: string): void {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

/** Adds the header of a table. */
export function table(...names: string[]): void {
  row('')
  row(`| ${names.join(' | ')} |`)
  row(`|${'---|'.repeat(names.length)}`)
}

/** Writes all lines to bench/results.md. */
export function writeReport(): void {
  const commit = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  const [processor] = cpus()
  writeFileSync(
    join(import.meta.dirname, 'results.md'),
    `# What \`npm run bench\` measured

${new Date().toISOString().slice(0, 10)}, commit ${commit.stdout.trim()}, Node ${process.version},
${cpus().length} × ${processor?.model.trim()}, load ${loadBefore.toFixed(1)} before. Only figures of one run can be compared.
${lines.join('\n')}
`,
  )
}
