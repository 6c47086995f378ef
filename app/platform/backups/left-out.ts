/**
 * Tables that are of an installation and not of the site. Every other one is in every backup, also
 * those that are made after this was written.
 */
export const leftOutTables: Record<string, string> = {
  schema_migrations: 'named in the manifest',
  sessions: 'whoever was signed in signs in again',
  verifications: 'one-time codes are sent anew',
  sign_in_limits: 'who tried to get in where',
  secrets: 'what this installation signs with',
  preview_links: 'whoever is to see a draft is given a new link',
}

/** Folders of the file store whose files are made again when they are asked for. */
export const leftOutFolders: readonly string[] = ['sharing', 'press-kits', 'restoring']
