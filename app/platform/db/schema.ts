import type { ColumnType, Generated } from 'kysely'
import type {
  Accounts,
  Authenticators,
  Passkeys,
  RecoveryCodes,
  Sessions,
  Users,
  Verifications,
} from '~/platform/auth/account-tables'
import type { Changes, RowVersions, Trash, VersionFiles } from '~/platform/changes/history-tables'
import type { SlugNoun } from '~/platform/changes/nouns'
import type { Bibliography, Reviews } from './bibliography-tables'
import type { CalendarEvents } from './calendar-tables'
import type { HymnCollections, HymnFiles, Hymns } from './hymn-tables'
import type { PreviewLinks } from './preview-link-table'
import type { UnsavedDrafts } from './unsaved-draft-table'

/** Booleans are stored as 0 and 1, which both database engines return unchanged. */
export type Flag = 0 | 1

export function flagOf(on: boolean): Flag {
  return on ? 1 : 0
}

/** Columns of every row that can be edited. Instants are ISO 8601 in UTC. */
export interface Row {
  id: string
  created_at: string
  updated_at: string
  /** Increases by one with each save; a save based on an older revision is refused. */
  revision: number
}

/** A row that visitors see from `published_at` on; null makes it a draft. */
interface Published extends Row {
  published_at: ColumnType<string | null, string | null | undefined, string | null>
}

interface EditableContent extends Row {
  page: string
  element_key: string
  content_type: 'text' | 'rich_text'
  content_value: string
}

interface StoredPictures {
  path: string
  content_hash: string
  mime_type: string
  file_size: number
  width: number
  height: number
  placeholder: string
  renditions: string
  /** JSON: see `readTallParts`. */
  tall_part: string | null
  created_at: string
}

interface Images extends Row {
  filename: string
  file_path: string
  original_name: string
  mime_type: string
  file_size: number
  thumbnail_path: string | null
  thumbnail_file_size: number | null
  is_thumbnail_separate: Flag
  alt_text: string
  description: string | null
  credit: string | null
  focus_x: number
  focus_y: number
  object_position: string | null
  page_assignment: string | null
  category_id: string | null
  sort_order: number
  is_active: Flag
  is_visible: Flag
}

interface News extends Published {
  title: string
  slug: Generated<string>
  content: string
  published_date: string
  link: string | null
  summary: string | null
  /** How many paragraphs the list shows; null shows all. */
  listed_paragraphs: number | null
  image_url: string | null
  /** The id of the lecture or the work that it is about. */
  subject_id: string | null
}

interface Lectures extends Published {
  title: string
  slug: string
  subtitle: string | null
  description: string
  themes: string
  duration: string | null
  date: string | null
  time: string | null
  location: string | null
  link: string | null
  image_url: string | null
  intro_short: string | null
  intro_middle: string | null
  intro_long: string | null
  technical_needs: string | null
  fee: string | null
}

interface Testimonials extends Row {
  name: string
  title: string | null
  quote: string
  is_visible: Flag
  sort_order: number
}

/** At most one row, `calendar`. */
interface CalendarSettings extends Row {
  name: 'calendar'
  shows_past: Flag
}

interface Collaborations extends Published {
  title: string
  slug: string
  short_text: string | null
  description: string
  link: string | null
  image_url: string | null
}

interface CollaborationImages {
  collaboration_id: string
  image_id: string
  is_primary: Flag
}

interface CollaborationFiles extends Row {
  collaboration_id: string
  filename: string
  file_path: string
  original_name: string
  file_size: number
  mime_type: string
}

interface ProtectedContactInfo extends Row {
  email: string | null
  phone: string | null
  location: string | null
  is_active: Flag
}

interface ContactContent extends Row {
  header_title: string | null
  header_subtitle: string | null
  form_title: string | null
  direct_contact_title: string | null
  quote_text: string | null
  quote_author: string | null
  image_url: string | null
  image_alt: string | null
  protected_contact_id: string | null
  email: string | null
  phone: string | null
  location: string | null
  is_active: Flag
}

interface SeoSettings extends Row {
  page_slug: string
  meta_title: string
  meta_description: string
}

interface AuditLog {
  id: string
  at: string
  admin_id: string
  action: string
  noun: string
  row_id: string | null
  summary: string | null
}

interface FormerSlugs {
  noun: SlugNoun
  slug: string
  row_id: string
  created_at: string
}

/** A requested path without a page, with its `redirectKey`. Days are Copenhagen's. */
interface MissingPaths {
  path: string
  times: number
  first_day: string
  last_day: string
  is_dismissed: Flag
}

/** A path that leads to another page of the site. */
interface Redirects extends Row {
  /** The `redirectKey` of the path. */
  path: string
  target: string
}

interface ContentVersion {
  id: 1
  version: number
  /** Of the last change; null before the first. */
  change_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The instant up to which all publications have been announced; null before the first. */
  published_until: ColumnType<string | null, string | null | undefined, string | null>
}

interface SampleRows {
  noun: string
  row_id: string
  revision: number
}

/**
 * The tables for the query builder; named as in docs/specification.md, "What the hosted backend
 * became".
 */
export interface Schema {
  accounts: Accounts
  admin_profiles: { id: string; created_at: string; welcome_hidden: Generated<Flag> }
  audit_log: AuditLog
  bibliography: Bibliography & Published
  calendar_events: CalendarEvents & Row
  calendar_settings: CalendarSettings
  changes: Changes
  collaboration_files: CollaborationFiles
  collaboration_images: CollaborationImages
  collaborations: Collaborations
  contact_content: ContactContent
  content_version: ContentVersion
  editable_content: EditableContent
  former_slugs: FormerSlugs
  hymn_collections: Published & HymnCollections
  hymn_files: Row & HymnFiles
  hymns: Published & Hymns
  images: Images
  lectures: Lectures
  missing_addresses: MissingPaths
  news: News
  preview_links: PreviewLinks
  protected_contact_info: ProtectedContactInfo
  redirects: Redirects
  reviews: Reviews & Row
  row_versions: RowVersions
  sample_rows: SampleRows
  secrets: { name: string; value: string; created_at: string }
  seo_settings: SeoSettings
  sessions: Sessions
  sign_in_limits: { subject: string; attempts: number; blocked_until: string }
  stored_pictures: StoredPictures
  testimonials: Testimonials
  trash: Trash
  unsaved_drafts: UnsavedDrafts
  users: Users
  verifications: Verifications
  version_files: VersionFiles
  passkeys: Passkeys
  authenticators: Authenticators
  recovery_codes: RecoveryCodes
}
