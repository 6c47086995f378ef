// Part of `npm run image:check`: the metrics of a running site, and deploy/alerts.yml with them.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root, run } from './prepare.mjs'

const alerts = join(root, 'deploy/alerts.yml')
const maxEvaluationMs = 60_000

/** Every metric of the alerts is there, and Prometheus evaluates each of them on the running site. */
export async function checkMetrics(port, folder) {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: metrics })
  // 3 is a remark on names, which those of Node deserve.
  if (![0, 3].includes(status)) throw new Error(`promtool: ${stdout}${stderr}`)
  for (const [name] of readFileSync(alerts, 'utf8').matchAll(
    /\b(?:skrivestue|process|nodejs)_\w+/g,
  )) {
    if (!metrics.includes(name)) throw new Error(`/metrics has no ${name}`)
  }
  await evaluateAlerts(port, folder)
}

async function evaluateAlerts(port, folder) {
  const [file, address] = [join(folder, 'prometheus.yml'), `127.0.0.1:${await freePort()}`]
  const targets = [`127.0.0.1:${port}`]
  const settings = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [alerts],
    scrape_configs: [{ job_name: 'skrivestue', static_configs: [{ targets }] }],
  }
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settings))
  run('promtool', ['check', 'config', file])
  const parameters = ['--storage.tsdb.path', join(folder, 'tsdb'), '--web.listen-address', address]
  const prometheus = spawn('prometheus', ['--config.file', file, ...parameters], {
    stdio: 'ignore',
  })
  const ended = once(prometheus, 'exit')
  try {
    const rules = await evaluatedRules(`http://${address}`)
    const names = (chosen) => chosen.map(({ name }) => name).join(', ') || 'none'
    const active = rules.filter(({ state }) => state !== 'inactive')
    process.stdout.write(
      `${rules.length} alerts are evaluated; waiting or firing: ${names(active)}\n`,
    )
    const wrong = active.filter(({ state, name }) => state === 'firing' || !isExpected(name))
    if (wrong.length > 0) throw new Error(`A new site causes ${names(wrong)}`)
  } finally {
    prometheus.kill()
    await ended
  }
}

/** A new site has no backup yet, and makes its pictures. */
const isExpected = (name) => ['SkrivestueBackupNever', 'SkrivestuePicturesWaiting'].includes(name)

/** Waits until the site was read, and each rule was evaluated with what was read. */
async function evaluatedRules(url) {
  const deadline = Date.now() + maxEvaluationMs
  let readAt = Number.POSITIVE_INFINITY
  const ask = async (path) => (await (await fetch(`${url}/api/v1/${path}`)).json()).data
  for (;;) {
    const answers = await Promise.all([ask('rules'), ask('query?query=up')]).catch(() => undefined)
    const [{ groups = [] } = {}, { result = [] } = {}] = answers ?? []
    const rules = groups.flatMap((group) => group.rules)
    for (const { value } of result) if (value[1] === '1') readAt = Math.min(readAt, value[0])
    const isAfter = ({ health, lastEvaluation }) =>
      health === 'ok' && Date.parse(lastEvaluation) / 1000 > readAt
    if (rules.length > 0 && rules.every(isAfter)) return rules
    const faults = rules.flatMap(({ name, lastError }) =>
      lastError ? [`${name}: ${lastError}`] : [],
    )
    if (faults.length > 0) throw new Error(faults.join('\n'))
    if (Date.now() > deadline) throw new Error('Prometheus does not evaluate deploy/alerts.yml')
    await pause(500)
  }
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
