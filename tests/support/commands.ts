import { nouns } from '~/domain/nouns/nouns.server'
import type { Source } from './walls'

/** A function found in formatted code, which ends with a brace on its own line. */
interface FunctionSource {
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

const isCommandFile = ({ path }: Source) => path.endsWith('-commands.server.ts')

/** The files that write and delete sample rows of all nouns, without a command for each noun. */
const sampleFiles = /^app\/domain\/sample\/(?:install|remove)-sample\.server\.ts$/

/** The file that sends change events at publication times, without writing rows of a noun. */
const publicationTimesFile = /^app\/domain\/publishing\/publication-times\.server\.ts$/

/** The file that stores what a visitor sends, who is no admin. */
const visitorsFile = /^app\/domain\/enquiries\/receive-enquiry\.server\.ts$/

/** Domain files outside the commands of a noun that write its rows. */
export function writesOutsideCommands(sources: readonly Source[]): string[] {
  const ownTable = new RegExp(
    `(?:insertInto|updateTable|deleteFrom)\\(\\s*'(?:${Object.keys(nouns).join('|')})'`,
  )
  return sources
    .filter((source) => source.path.startsWith('app/domain/') && !isCommandFile(source))
    .filter(({ path }) => !sampleFiles.test(path) && !publicationTimesFile.test(path))
    .filter(({ path }) => !visitorsFile.test(path))
    .filter(
      ({ code }) => rowWrite.test(code) || /\bcommitChange\(/.test(code) || ownTable.test(code),
    )
    .map(({ path }) => path)
}

/** Commands that write without an `Admin` parameter or without an audit log entry. */
export function commandsWithoutAudit(sources: readonly Source[]): string[] {
  const all = sources.filter(isCommandFile).flatMap(functionsIn)
  return all
    .filter(({ isExported }) => isExported)
    .filter((command) => reaches(all, command, isWrite))
    .filter((command) => !(takesAdmin.test(command.code) && isAudited(all, command)))
    .map(({ path, name }) => `${path}: ${name}`)
}

export function commandsOf(sources: readonly Source[]): string[] {
  const all = sources.filter(isCommandFile).flatMap(functionsIn)
  return all
    .filter((command) => command.isExported && reaches(all, command, isWrite))
    .map(({ name }) => name)
}

function isAudited(all: readonly FunctionSource[], command: FunctionSource): boolean {
  return reaches(all, command, (code) => rowWrite.test(code) || audit.test(code))
}

function isWrite(code: string): boolean {
  return rowWrite.test(code) || tableWrite.test(code)
}

/** Whether the condition is true for the function or for one that it calls. */
function reaches(
  all: readonly FunctionSource[],
  start: FunctionSource,
  condition: (code: string) => boolean,
  seen = new Set<FunctionSource>(),
): boolean {
  if (seen.has(start)) return false
  seen.add(start)
  if (condition(start.code)) return true
  return all
    .filter(({ path, isExported }) => path === start.path || isExported)
    .filter(({ name }) => new RegExp(`\\b${name}\\(`).test(start.code))
    .some((callee) => reaches(all, callee, condition, seen))
}

function functionsIn({ path, code: all }: Source): FunctionSource[] {
  const functionPattern = /^(export )?(?:async )?function (\w+)([\s\S]*?\n})$/gm
  return [...all.matchAll(functionPattern)].map(([, exported, name = '', code = '']) => ({
    path,
    name,
    code,
    isExported: exported !== undefined,
  }))
}
