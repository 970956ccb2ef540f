/** What keeps a mailbox from being read; a closed list, so that a screen has words for each. */
export const mailboxTroubles = ['unreachable', 'refused', 'insecure', 'folder', 'keywords', 'mails'] as const

export type MailboxTrouble = (typeof mailboxTroubles)[number]
