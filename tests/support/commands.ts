import { nouns } from '~/domain/nouns/nouns.server'
import type { Source } from './walls'

/** A function found in formatted code, which ends with a brace on its own line. */
interface Written {
  path: string
  name: string
  isExported: boolean
  /** Its code, starting with the parameters. */
  code: string
}

const rowWrite = /\b(?:(?:insert|update|patch|delete|upsert|restore)Row|arrangeRows|moveToTrash)\(/
const tableWrite = /\b(?:insertInto|updateTable|deleteFrom|commitChange)\(/
const audit = /\brecordAudit\(\s*\w+,\s*admin\b/
const takesAdmin = /^(?:<[^>]*>)?\(\s*(?:\w+|\{[^}]*\}): Backend,\s*admin: Admin\b/

const isOfCommands = ({ path }: Source) => path.endsWith('-commands.server.ts')

/** Write and delete sample rows of all nouns, without a command for each. */
const ofTheSample = /^app\/domain\/sample\/(?:install|remove)-sample\.server\.ts$/

/** Sends change events at publication times, without writing rows of a noun. */
const ofTheClock = /^app\/domain\/publishing\/publication-times\.server\.ts$/

/** Domain files outside the commands of a noun that write its rows. */
export function writesElsewhere(sources: readonly Source[]): string[] {
  const ownTable = new RegExp(
    `(?:insertInto|updateTable|deleteFrom)\\(\\s*'(?:${Object.keys(nouns).join('|')})'`,
  )
  return sources
    .filter((source) => source.path.startsWith('app/domain/') && !isOfCommands(source))
    .filter(({ path }) => !ofTheSample.test(path) && !ofTheClock.test(path))
    .filter(
      ({ code }) => rowWrite.test(code) || /\bcommitChange\(/.test(code) || ownTable.test(code),
    )
    .map(({ path }) => path)
}

/** Commands that write without an `Admin` parameter or without an audit log entry. */
export function unaccountedCommands(sources: readonly Source[]): string[] {
  const all = sources.filter(isOfCommands).flatMap(functionsIn)
  return all
    .filter(({ isExported }) => isExported)
    .filter((command) => reaches(all, command, isWrite))
    .filter((command) => !(takesAdmin.test(command.code) && isAudited(all, command)))
    .map(({ path, name }) => `${path}: ${name}`)
}

export function commandsOf(sources: readonly Source[]): string[] {
  const all = sources.filter(isOfCommands).flatMap(functionsIn)
  return all
    .filter((command) => command.isExported && reaches(all, command, isWrite))
    .map(({ name }) => name)
}

function isAudited(all: readonly Written[], command: Written): boolean {
  return reaches(all, command, (code) => rowWrite.test(code) || audit.test(code))
}

function isWrite(code: string): boolean {
  return rowWrite.test(code) || tableWrite.test(code)
}

/** Whether the condition is true for the function or one that it calls. */
function reaches(
  all: readonly Written[],
  from: Written,
  holds: (code: string) => boolean,
  seen = new Set<Written>(),
): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  if (holds(from.code)) return true
  return all
    .filter(({ path, isExported }) => path === from.path || isExported)
    .filter(({ name }) => new RegExp(`\\b${name}\\(`).test(from.code))
    .some((called) => reaches(all, called, holds, seen))
}

function functionsIn({ path, code: all }: Source): Written[] {
  const written = /^(export )?(?:async )?function (\w+)([\s\S]*?\n})$/gm
  return [...all.matchAll(written)].map(([, exported, name = '', code = '']) => ({
    path,
    name,
    code,
    isExported: exported !== undefined,
  }))
}
