import { ConfigError, readEnv } from '../../app/platform/runtime/env.server'
import { runAdminCommand } from './admin-command'
import { runBackupCommand } from './backup-command'
import { runRestoreCommand } from './restore-command'
import { runSampleCommand } from './sample-command'
import { runVerifyCommand } from './verify-command'

export async function runCommand(
  command: string,
  parameters: string[],
  samples: string,
): Promise<number> {
  const env = readEnv()
  switch (command) {
    case 'admin':
      return runAdminCommand(env, parameters)
    case 'backup':
      return runBackupCommand(env, parameters)
    case 'restore':
      return runRestoreCommand(env, parameters)
    case 'sample-export':
      return runSampleCommand(env, parameters, samples)
    case 'verify':
      return runVerifyCommand(env)
    default:
      throw new ConfigError(`There is no command ${command}`)
  }
}
