import { ConfigError, readEnv } from '../../app/platform/runtime/env.server'
import { runAdminCommand } from './admin-command'
import { runBackupCommand } from './backup-command'
import { runRestoreCommand } from './restore-command'
import { runVerifyCommand } from './verify-command'

/** What an operator asks for besides serving; answers the exit code. @throws ConfigError */
export async function runCommand(command: string, words: string[]): Promise<number> {
  const env = readEnv()
  switch (command) {
    case 'admin':
      return runAdminCommand(env, words)
    case 'backup':
      return runBackupCommand(env, words)
    case 'restore':
      return runRestoreCommand(env, words)
    case 'verify':
      return runVerifyCommand(env)
    default:
      throw new ConfigError(`There is no command ${command}`)
  }
}
