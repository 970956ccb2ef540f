import { createTransport } from 'nodemailer'
import { renderLetter, type Letter } from './letter.tsx'

export interface Mail {
  /** Makes the Message-ID: a repeat after a crash is known as the same mail. */
  id: string
  to: string
  language: string
  letter: Letter
  /** Files that go with it. */
  attachments?: readonly { name: string; mediaType: string; bytes: Uint8Array }[]
}

export interface Mailer {
  /** Hands a mail over. `kept` where no mail server is configured. Throws when the server does not take it. */
  send(mail: Mail): Promise<'sent' | 'kept'>
  /** The Message-ID that the mail of an id goes out under. */
  messageId(id: string): string
  /** Whether a mail is a letter of ours; what a person wrote from the same address has another Message-ID. */
  isOurs(mail: { sender: string; messageId: string }): boolean
}

/** Milliseconds that a mail server may take: to be reached, to greet, for any one word, and for a whole mail. */
export const mailPatience = { connect: 10_000, greeting: 10_000, silence: 20_000, whole: 60_000 }

/** Sends by SMTP, each mail in a session of its own. */
export function createMailer(options: {
  smtpUrl: string | null
  from: string
  domain: string
  patience?: typeof mailPatience
}): Mailer {
  const patience = options.patience ?? mailPatience
  const smtp = options.smtpUrl
  const messageId = (id: string) => `<${id}@${options.domain}>`
  const own = (/<([^<>]+)>/.exec(options.from)?.[1] ?? options.from).trim().toLowerCase()
  return {
    messageId,
    isOurs: (mail) =>
      mail.sender.trim().toLowerCase() === own &&
      mail.messageId.toLowerCase().endsWith(`@${options.domain}>`.toLowerCase()),
    async send({ id, to, language, letter, attachments = [] }) {
      if (smtp === null) return 'kept'
      const { html, text } = await renderLetter(letter, language)
      const transport = createTransport({
        url: smtp,
        connectionTimeout: patience.connect,
        dnsTimeout: patience.connect,
        greetingTimeout: patience.greeting,
        socketTimeout: patience.silence,
      })
      const sent = transport.sendMail({
        from: options.from,
        to,
        subject: letter.subject,
        html,
        text,
        messageId: messageId(id),
        attachments: attachments.map(({ name, mediaType, bytes }) => ({
          filename: name,
          contentType: mediaType,
          content: Buffer.from(bytes),
        })),
        // RFC 8058: the mail program ends it with one press, and nobody has to open a page.
        ...(letter.unsubscribe
          ? {
              headers: {
                'List-Unsubscribe': `<${letter.unsubscribe.url}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }
          : {}),
      })
      await within(patience.whole, sent)
      return 'sent'
    },
  }
}

/** A server that says a word now and then never falls silent; the whole has an end as well. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), milliseconds)
  })
  try {
    await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
