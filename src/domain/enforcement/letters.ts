/** The mails about cases and reports, by the names that their notices have as well. */
export const caseLetters = [
  'case-request-question',
  'case-request-dismissed',
  'case-opened',
  'case-kick-off',
  'case-notice-sent',
  'case-complaint-decided',
  'case-complaint-carried-out',
  'case-complaint-taken-back',
  'case-closed',
] as const
