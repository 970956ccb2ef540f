import { expect } from 'vitest'
import { hashWithLeastWork } from '#features/account/passwords.ts'

/** Files that ask what a hash costs; the files of one process share how it hashes. */
const fullWork = ['passwords.test.ts', 'busy-hashes.test.ts', 'enumeration.test.ts']

// Tests sign in for what comes after it. Once for each file.
const file = expect.getState().testPath ?? ''
hashWithLeastWork(!fullWork.some((name) => file.endsWith(`/${name}`)))
