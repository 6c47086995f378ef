import { ConfigError, type Env, readEnv } from '../../app/platform/runtime/env.server'
import { runAdminCommand } from './admin-command'
import { runBackupCommand } from './backup-command'
import { runDoctorCommand } from './doctor-command'
import { runExportCommand } from './export-command'
import { continueAsOwner } from './folder-owner'
import { runImportCommand } from './import-command'
import { runRestoreCommand } from './restore-command'
import { runSampleCommand } from './sample-command'
import { runVerifyCommand } from './verify-command'

type Command = (env: Env, parameters: string[], samples: string) => Promise<number>

const commands: Record<string, Command> = {
  admin: runAdminCommand,
  backup: runBackupCommand,
  doctor: runDoctorCommand,
  export: runExportCommand,
  import: runImportCommand,
  restore: runRestoreCommand,
  'sample-export': runSampleCommand,
  verify: runVerifyCommand,
}

export async function runCommand(name: string, parameters: string[], samples: string) {
  const command = commands[name]
  if (!command) throw new ConfigError(`There is no command ${name}`)
  const env = readEnv()
  continueAsOwner(env.dataDir)
  return command(env, parameters, samples).catch(throwInOneLine)
}

/** A file or folder that the system refuses is reported without a stack. */
function throwInOneLine(error: NodeJS.ErrnoException): never {
  throw error.syscall === undefined ? error : new ConfigError(error.message, { cause: error })
}
