import type { Noun } from '~/platform/changes/noun'
import type { Schema } from '~/platform/db/schema'

export interface Source {
  /** From the root of the repository. */
  path: string
  code: string
}

/** The descriptions of the nouns, whose tables belong to their folders. */
const descriptions = import.meta.glob<string>('../../app/domain/*/*-noun.server.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const nounOwners = Object.entries(descriptions).flatMap(([path, code]) =>
  [...code.matchAll(/NounDescription<'(\w+)'>/g)].map(([, table = '']) => [
    table,
    path.split('/').at(-2) ?? '',
  ]),
)

/** The folder in app/domain that owns each other table, or `platform`. */
const otherOwners: Record<Exclude<keyof Schema, Noun | 'any noun'> | 'schema_migrations', string> =
  {
    accounts: 'admins',
    admin_profiles: 'admins',
    audit_log: 'platform',
    authenticators: 'admins',
    passkeys: 'admins',
    preview_links: 'publishing',
    changes: 'history',
    collaboration_images: 'collaborations',
    consents: 'letters',
    content_version: 'platform',
    erased_addresses: 'platform',
    former_slugs: 'slugs',
    import_files: 'moving',
    import_items: 'moving',
    import_rows: 'moving',
    imports: 'moving',
    letter_deliveries: 'letters',
    letter_sendings: 'letters',
    missing_paths: 'redirects',
    outbox: 'platform',
    reader_sums: 'readers',
    recovery_codes: 'admins',
    row_versions: 'history',
    sample_rows: 'sample',
    schema_migrations: 'platform',
    secrets: 'platform',
    sessions: 'admins',
    sign_in_limits: 'platform',
    stored_pictures: 'images',
    subscribers: 'letters',
    trash: 'history',
    unsaved_drafts: 'unsaved-drafts',
    users: 'admins',
    verifications: 'admins',
    version_files: 'history',
  }

const owners: Record<string, string> = { ...Object.fromEntries(nounOwners), ...otherOwners }

/**
 * Folders that may query each other's tables. The platform owns accounts and sessions, whose log the
 * account screen reads, and writes the history of every row. It also stores which rows are sample content,
 * since nouns must not import the sample.
 */
const shared = new Set([
  'admins platform',
  'platform admins',
  'history platform',
  'sample platform',
])

/** Files that may query the rows of pictures, since they check stored files before the nouns are loaded. */
const checkingPictures = [
  'app/platform/installation/installation.server.ts',
  'app/platform/backups/verify-site.server.ts',
]

/** Files that may query tables that are not named in them, but in the descriptions of the nouns. */
const genericFiles = [
  'app/domain/moving/export/markdown-export.server.ts',
  'app/domain/moving/export/wxr-export.server.ts',
  'app/domain/pages/own-pages.server.ts',
  'app/domain/pages/page-sources.server.ts',
  'app/domain/rows/row-pages.server.ts',
  'app/domain/rows/row-search.server.ts',
  'app/platform/changes/rows.server.ts',
  'app/platform/changes/arrange-rows.server.ts',
  'app/platform/changes/move-to-trash.server.ts',
  'app/platform/changes/put-back-row.server.ts',
  'app/platform/changes/record-change.server.ts',
  'app/platform/changes/version-files.server.ts',
  'app/platform/backups/archive/insert-rows.server.ts',
  'app/platform/backups/restore.server.ts',
  'app/platform/backups/verify-site.server.ts',
  'app/platform/changes/untouched-sample.server.ts',
  'app/platform/db/postgres-snapshot.server.ts',
  'app/domain/item-search/item-search.server.ts',
  'app/domain/images/gallery/picture-uses.server.ts',
  'app/domain/rich-text/text-cards.server.ts',
  'app/domain/rows/row-for-form.server.ts',
  'app/domain/rows/rows-commands.server.ts',
  'app/domain/history/undo-commands.server.ts',
  'app/domain/publishing/draft-files.server.ts',
  'app/domain/slugs/slugs.server.ts',
  'app/domain/slugs/make-missing-slugs.server.ts',
  'app/domain/publishing/publication-times.server.ts',
  'app/domain/publishing/drafts.server.ts',
  'app/domain/publishing/preview-links-commands.server.ts',
  'app/domain/sample/install-sample.server.ts',
  'app/domain/sample/remove-sample.server.ts',
  'app/domain/sample/sample-plan.server.ts',
]

const query =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|(?:inner|left|right|full|cross)Join)\(\s*(\[[^\]]*\]|'[^']*'|[^\s,)]+)/g
const rowCommand =
  /\b(?:(?:insert|update|patch|delete|upsert|restore)Row|moveToTrash)\(\s*[\w.]+,\s*[\w.]+,\s*('[^']*'|\w+)/g

/** Every query of a table outside its folder, as `path: table`. */
export function foreignQueries(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, code }) => {
    const folder = folderOf(path)
    return tablesIn(code)
      .flatMap(({ names }) => names)
      .filter((table) => {
        const owner = owners[table] ?? table
        if (checkingPictures.includes(path) && table === 'stored_pictures') return false
        return owner !== folder && !shared.has(`${owner} ${folder}`)
      })
      .map((table) => `${path}: ${table}`)
  })
}

/** Files that query tables without naming them, except those that may. */
export function unnamedQueries(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, code }) =>
        !genericFiles.includes(path) && tablesIn(code).some(({ names }) => names.length === 0),
    )
    .map(({ path }) => path)
}

/** Tables in an `sql` template, also those passed as values. */
const rawTables = /\b(?:from|join|into|update)\s+(?=([\s\w"(),.]*))/gi
const firstName = /^[\s("]*(?:\w+\.)?"?(\w+)/
const rawValue = /\bsql\.table\(\s*('[^']*'|\w+)|\bsql\.(?:id|raw)\(\s*(['"`]\w+)/g

function tablesIn(code: string): { names: string[] }[] {
  return [...queriesIn(code), ...rawQueriesIn(code)]
}

function rawQueriesIn(code: string): { names: string[] }[] {
  if (!/\bsql\b/.test(code)) return []
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const named = [...withoutComments.matchAll(rawTables)]
    .flatMap(([, tables = '']) => tables.split(','))
    .map((table) => firstName.exec(table)?.[1]?.toLowerCase() ?? '')
    .filter((name) => name in owners)
  const given = [...withoutComments.matchAll(rawValue)].map(([, table = '', literal]) => {
    const [, name] = /^['"`](\w+)/.exec(literal ?? table) ?? []
    return name === undefined ? [] : [name]
  })
  return [...named.map((name) => [name]), ...given].map((names) => ({ names }))
}

function queriesIn(code: string): { names: string[] }[] {
  return [...code.matchAll(query), ...code.matchAll(rowCommand)].map(([, written = '']) => ({
    names: [...written.matchAll(/'(\w+)[^']*'/g)].map(([, name = '']) => name),
  }))
}

/** The folder of a noun, or an area of app/ such as `platform`. */
export function folderOf(path: string): string {
  const [, area = '', noun = ''] = path.split('/')
  return area === 'domain' ? noun : area
}
