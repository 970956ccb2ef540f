import 'i18next'
import type { Resources } from './resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
    strictKeyChecks: true
  }
}
