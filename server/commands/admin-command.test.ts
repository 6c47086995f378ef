import { expect, test } from 'vitest'
import { readEnv } from '../../app/platform/runtime/env.server'
import { runAdminCommand } from './admin-command'

test('unknown and superfluous arguments are refused with the usage', async () => {
  const env = readEnv({})
  for (const command of [[], ['forget'], ['reset', 'a@example.dk', 'b@example.dk']]) {
    await expect(runAdminCommand(env, command), command.join()).rejects.toThrow(
      'Use: npm run admin -- reset',
    )
  }
})
