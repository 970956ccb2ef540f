import packageFile from '../../package.json' with { type: 'json' }

/** The version of this code, as 1.2.3. */
export const { version } = packageFile
