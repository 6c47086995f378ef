import { expect, test } from 'vitest'
import { type Env, readEnv } from '../../app/platform/runtime/env.server'
import { runAdminCommand } from './admin-command'
import { runBackupCommand } from './backup-command'
import { runRestoreCommand } from './restore-command'
import { runSampleCommand } from './sample-command'

const commands = [
  {
    usage: 'admin -- reset',
    run: runAdminCommand,
    refused: [[], ['forget'], ['reset', 'a@example.dk', 'b@example.dk']],
  },
  { usage: 'backup', run: runBackupCommand, refused: [['a.tar'], ['list', 'all']] },
  {
    usage: 'sample:export -- NAME',
    run: (env: Env, words: string[]) => runSampleCommand(env, words, ''),
    refused: [[], ['on'], ['off'], ['Stor'], ['a', 'b']],
  },
  { usage: 'restore', run: runRestoreCommand, refused: [[], ['latest', 'a.zip']] },
]

test.each(commands)(
  'unknown and superfluous arguments are refused with the usage: npm run $usage',
  async ({ usage, run, refused }) => {
    for (const words of refused) {
      await expect(run(readEnv({}), words), words.join()).rejects.toThrow(`Use: npm run ${usage}`)
    }
  },
)
