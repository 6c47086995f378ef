import packageJson from '#package.json'

export const { version } = packageJson

/** The commit of the build; blank if it is not known. */
export const commit: string = import.meta.env.COMMIT ?? ''
