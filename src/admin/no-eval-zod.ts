import { z } from 'zod/v4'

// The pages' policy lets nobody make code from text; asked not to, the schemas do not even try. The build puts this in
// the place of zod, so that it is said before the first schema is made, whatever chunk that is in.
z.config({ jitless: true })

export * from 'zod/v4'
