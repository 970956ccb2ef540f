import type { Feature } from '#features/feature.ts'
import { list } from './list.ts'

export const feature: Feature = { name: 'experiment', handlers: [list] }
