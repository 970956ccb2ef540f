import { z } from 'zod'

// The pages' policy lets nobody make code from text; asked not to, the schemas do not even try. First import of main.tsx.
z.config({ jitless: true })
