import { z } from 'zod'

/** Why something of a domain name is not known. */
export const unknownWhys = ['not-asked', 'no-service', 'no-answer', 'not-registered'] as const
export type UnknownWhy = (typeof unknownWhys)[number]

const part = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.strictObject({ known: shape }), z.strictObject({ unknown: z.enum(unknownWhys) })])

const text = z.string().max(300)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** What the register of an ending publishes of a domain name; a part that it does not publish is null. */
export const registrationFacts = z.strictObject({
  registrar: text.nullable(),
  abuseEmail: text.nullable(),
  registeredOn: day.nullable(),
  changedOn: day.nullable(),
  expiresOn: day.nullable(),
  /** As published; most registers publish nothing of a person. */
  registrant: z
    .strictObject({ name: text.nullable(), organisation: text.nullable(), country: text.nullable() })
    .nullable(),
  nameServers: z.array(text).max(30),
  statuses: z.array(text).max(30),
})
export type RegistrationFacts = z.infer<typeof registrationFacts>

export const certificateFacts = z.strictObject({
  issuer: text.nullable(),
  names: z.array(text).max(50),
  validFrom: day.nullable(),
  validTo: day.nullable(),
})
export type CertificateFacts = z.infer<typeof certificateFacts>

/** What was asked of a domain name at a time: each part is known, or says why it is not. */
export const domainFacts = z.strictObject({
  registration: part(registrationFacts),
  /** The servers that take its mail; none when it takes no mail. */
  mail: part(z.array(text).max(30)),
  certificate: part(certificateFacts),
})
export type DomainFacts = z.infer<typeof domainFacts>

/** Nothing was asked. */
export const nothingAsked: DomainFacts = {
  registration: { unknown: 'not-asked' },
  mail: { unknown: 'not-asked' },
  certificate: { unknown: 'not-asked' },
}

/** The known part, or null. */
export const knownOf = <T>(one: { known: T } | { unknown: UnknownWhy }): T | null => ('known' in one ? one.known : null)
