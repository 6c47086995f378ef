/**
 * Tables of the installation, which are not in backups. All other tables are, including future
 * ones.
 */
export const leftOutTables: Record<string, string> = {
  schema_migrations: 'named in the manifest',
  sessions: 'whoever was signed in signs in again',
  verifications: 'one-time codes are sent anew',
  sign_in_limits: 'who tried to get in where',
  secrets: 'what this installation signs with',
  preview_links: 'whoever is to see a draft is given a new link',
}

/** Folders of the file store with files that are generated on request. */
export const leftOutFolders: readonly string[] = ['sharing', 'press-kits', 'restoring']
