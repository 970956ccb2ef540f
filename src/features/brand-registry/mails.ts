import { defineMail } from '#features/mail.ts'

/** That a code came; the code itself stands in no mail. */
export const registryCodeCame = defineMail('registry-code-came', { facts: ['place'], words: ['mark'] })
/** That the certificate went to Amazon. */
export const registryCertificate = defineMail('registry-certificate', { facts: ['place', 'day'], words: ['mark'] })
