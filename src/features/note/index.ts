import type { Feature } from '#features/feature.ts'
import { handlers } from './write.ts'

export { addNote } from './add.ts'

export const feature: Feature = { name: 'note', handlers }
