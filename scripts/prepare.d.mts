export const buildSources: string[]
export function isBuildCurrent(): boolean
export function ourEnvironment(variables?: Record<string, string>): NodeJS.ProcessEnv
export function sources(): string
export function writeBuildStamp(fingerprint: string): void
