import type { VerificationData } from './load.server.ts'

/** What the parts of the form need: earlier answers and what was refused. */
export interface FormPart {
  data: VerificationData
  typed: (name: string) => string
  ticked: (name: string) => readonly string[] | undefined
  errors: Record<string, string>
}
