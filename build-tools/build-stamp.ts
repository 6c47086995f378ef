import type { Plugin } from 'vite'
import { sources, writeBuildStamp } from '../scripts/prepare.mjs'

let fingerprint = ''

/** Records the sources of each build, so that tests refuse an outdated one. */
export const buildStamp: Plugin = {
  name: 'skrivestue-build-stamp',
  apply: 'build',
  buildStart() {
    fingerprint ||= sources()
  },
  writeBundle() {
    if (this.environment.name === 'ssr') writeBuildStamp(fingerprint)
  },
}
