/** Why only the beginning of a mail was read; the whole of it stays in the mailbox. */
export const unreads = ['too-large', 'damaged'] as const

export type Unread = (typeof unreads)[number]
