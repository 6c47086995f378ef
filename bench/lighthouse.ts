import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium, locate } from '../tests/support/programs.ts'
import { check, median, print, row, table } from './report.ts'
import { isInstalled } from './traffic.ts'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const pages = ['/', '/nyheder', '/kalender', '/salmer', '/billeder']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = {
  'LCP ms': 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  'TBT ms': 'total-blocking-time',
  bytes: 'total-byte-weight',
}
const limits = { 'LCP ms': 1100, CLS: 0.01, 'TBT ms': 50, bytes: 260_000 }
const maxAttempts = 3
const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
].join(' ')

export async function measureWithLighthouse(url: string, isQuick: boolean): Promise<void> {
  if (!isInstalled('lighthouse', '--version')) {
    print('\nLighthouse is not installed: npm install --global lighthouse@13\n')
    return
  }
  table('page on a phone', ...categories, ...Object.keys(metrics))
  for (const path of isQuick ? pages.slice(0, 1) : pages) {
    const reports: Report[] = []
    for (let time = 0; time < (isQuick ? 1 : 5); time++) reports.push(await reportOf(url + path))
    const scores = categories.map((name) =>
      median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100)),
    )
    const measured = Object.values(metrics).map((name) =>
      median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)),
    )
    row(path, ...[...scores, ...measured].map((number) => Number(number.toFixed(3))))
    check(`Lighthouse ${path}: lowest score`, Math.min(...scores), { least: 100 })
    checkMetrics(path, measured)
  }
}

function checkMetrics(path: string, measured: number[]) {
  for (const [at, name] of Object.keys(metrics).entries()) {
    const most = path === '/' && name === 'LCP ms' ? 1300 : limits[name as keyof typeof metrics]
    check(`Lighthouse ${path}: ${name}`, measured[at] ?? 0, { most })
  }
}

/** @throws Error after three failures: Lighthouse sometimes finds no trace and has to be run again */
async function reportOf(url: string, attempt = 1): Promise<Report> {
  const parameters = [
    ...[url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
    `--only-categories=${categories.join()}`,
  ]
  const env = { ...process.env, CHROME_PATH: locate(chromium) }
  try {
    const { stdout } = await promisify(execFile)('lighthouse', parameters, {
      env,
      maxBuffer: 2 ** 26,
    })
    return JSON.parse(stdout)
  } catch (error) {
    if (attempt === maxAttempts) throw error
    return reportOf(url, attempt + 1)
  }
}
