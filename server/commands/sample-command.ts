import { join } from 'node:path'
import { nouns } from '../../app/domain/nouns/nouns.server'
import { exportSample } from '../../app/domain/sample/export-sample.server'
import { systemClock } from '../../app/platform/runtime/clock'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { sampleName } from '../../app/platform/runtime/env-variables'
import { openSite, printLine, requireExistingSite } from './open-site'

const usage = 'Use: npm run sample:export -- NAME, in small letters, figures and hyphens'

export async function runSampleCommand(env: Env, [name = '', ...more]: string[], samples: string) {
  if (more.length > 0 || !sampleName.test(name) || name === 'on' || name === 'off') {
    throw new ConfigError(usage)
  }
  requireExistingSite(env)
  await using site = await openSite(env)
  const folder = join(samples, name)
  const tables = await exportSample({ ...site, nouns, clock: systemClock }, folder)
  for (const [table, rows] of Object.entries(tables)) printLine(`${table}: ${rows.length}`)
  printLine(`The sample is in ${folder}. SAMPLE_CONTENT=${name} chooses it for a new site`)
  return 0
}
