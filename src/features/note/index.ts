import type { Feature } from '#features/feature.ts'
import { handlers } from './user-note.ts'

export { addNote } from './add.ts'

export const feature: Feature = { name: 'note', handlers }
