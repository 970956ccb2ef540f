/** The letters that go out about an office action. */
export const officeActionLetters = [
  'office-action-kick-off',
  'office-action-question',
  'office-action-response',
  'office-action-submitted',
  'office-action-corrected',
  'office-action-abandoned',
] as const
export type OfficeActionLetter = (typeof officeActionLetters)[number]
