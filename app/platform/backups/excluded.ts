/** All other tables are in backups, including future ones. */
export const excludedTables: Record<string, string> = {
  schema_migrations: 'named in the manifest',
  sessions: 'everybody signs in again',
  verifications: 'one-time codes are sent again',
  sign_in_limits: 'attempts to sign in',
  secrets: 'keys and identity of this installation',
  outbox: 'a restore would send the mails again',
  import_items: 'the source is read again',
  preview_links: 'the author shares drafts again',
}

export const excludedFolders: readonly string[] = ['sharing', 'press-kits', 'restoring', 'imports']
