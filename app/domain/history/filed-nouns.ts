import type { Noun } from '~/platform/changes/nouns'

/** The nouns whose rows are about a file. */
export const filedNouns: readonly Noun[] = ['images', 'collaboration_files', 'hymn_files']
