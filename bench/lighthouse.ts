import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium, locate } from '../tests/support/programs.ts'
import { row, table } from './report.ts'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const pages = ['/', '/nyheder', '/kalender', '/salmer', '/billeder']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const times = 5
const maxAttempts = 3
/** Prevents the browser's own network traffic. */
const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
].join(' ')

/** The medians of several Lighthouse runs, if it is installed. */
export async function measureWithLighthouse(url: string, isQuick: boolean): Promise<void> {
  if (spawnSync('lighthouse', ['--version']).error) {
    row('')
    row('Lighthouse is not installed: npm install --global lighthouse@13')
    return
  }
  const names = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms']
  table('page', 'screen', ...names, 'bytes')
  for (const path of isQuick ? pages.slice(0, 1) : pages) {
    for (const screen of ['phone', 'desktop']) {
      const reports: Report[] = []
      for (let time = 0; time < (isQuick ? 1 : times); time++) {
        reports.push(await reportOf(url + path, screen))
      }
      const of = (read: (report: Report) => number, digits = 0) =>
        median(reports.map(read)).toFixed(digits)
      const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? 0
      const scores = categories.map((name) =>
        of(({ categories }) => (categories[name]?.score ?? 0) * 100),
      )
      const lcp = of(audit('largest-contentful-paint'))
      const cls = of(audit('cumulative-layout-shift'), 3)
      const measured = [lcp, cls, of(audit('total-blocking-time'))]
      const bytes = of(audit('total-byte-weight'))
      row(`| ${[path, screen, ...scores, ...measured, bytes].join(' | ')} |`)
    }
  }
}

/** @throws Error after three failures: Lighthouse sometimes finds no trace and has to be run again */
async function reportOf(url: string, screen: string, attempt = 1): Promise<Report> {
  return run(url, screen).catch((error: unknown) => {
    if (attempt === maxAttempts) throw error
    return reportOf(url, screen, attempt + 1)
  })
}

async function run(url: string, screen: string): Promise<Report> {
  const preset = screen === 'desktop' ? ['--preset=desktop'] : []
  const { stdout } = await promisify(execFile)(
    'env',
    [
      ...[`CHROME_PATH=${locate(chromium)}`, 'lighthouse'],
      ...[url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
      ...[`--only-categories=${categories.join()}`, ...preset],
    ],
    { maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout)
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}
