import { accessSync, constants } from 'node:fs'
import { z } from 'zod'

/** A name or address that leads back to this machine: what goes there crosses no network. */
/** Whether a host is this machine itself. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host.toLowerCase())

const isReadable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

const word = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u, 'has signs that no name has')

/** A mailbox that is read by IMAP. */
export const mailboxAccess = z
  .strictObject({
    host: z.string().regex(/^[\w.:-]{1,253}$/, 'is no host'),
    port: z.int().min(1).max(65535).optional(),
    /** `tls`: from the first byte (993). `starttls`: asked for before anything is said (143). `none`: on this machine alone. */
    security: z.enum(['tls', 'starttls', 'none']).default('tls'),
    user: word(254),
    password: z.string().min(1).max(1000).optional(),
    /** A file with the password, read at every sign-in, so that a new one needs no restart. */
    passwordFile: z.string().min(1).optional(),
    folder: word(200).default('INBOX'),
    /** Where a mail goes that was taken; without it, it stays and is marked with a keyword. */
    done: word(200).optional(),
  })
  .superRefine(({ host, security, password, passwordFile, folder, done }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (security === 'none' && !isLoopback(host)) refuse('security', 'the password would cross the network as it is')
    if ((password === undefined) === (passwordFile === undefined)) refuse('password', 'give it or a passwordFile')
    if (passwordFile !== undefined && !isReadable(passwordFile)) refuse('passwordFile', 'cannot be read')
    if (done === folder) refuse('done', 'is the folder that is read')
  })

export type MailboxAccess = z.output<typeof mailboxAccess>
