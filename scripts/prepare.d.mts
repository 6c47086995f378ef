export const buildSources: string[]
export function isBuildCurrent(): boolean
export function sources(): string
export function writeBuildStamp(fingerprint: string): void
