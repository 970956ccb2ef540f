import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type otherName, verificationSearchNames } from '#contract/verification.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import { isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { companyPlaces, domainNames, type SourceAsked } from '#domain/verification/other-names.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { type CallFacilities, handle } from '#features/facilities.ts'
import { keepAsked } from './search.ts'

type OtherName = z.input<typeof otherName>
interface Answered {
  finds: OtherName[]
  asked: SourceAsked[]
}

async function companies(
  name: string,
  places: readonly Jurisdiction[],
  mark: string,
  { companies: ask }: CallFacilities,
): Promise<Answered> {
  const answers = await ask(name, companyPlaces(places))
  const finds = answers.flatMap(({ country, source, companies: list }) =>
    (list ?? []).map((one): OtherName => ({
      ...one,
      kind: 'company',
      country,
      source,
      state: one.until === null ? 'registered' : 'ended',
      score: explain(score(mark, one.name, { classesA: [], classesB: [] })),
    })),
  )
  return {
    finds: finds.toSorted((a, b) => b.score.mark - a.score.mark || (a.name < b.name ? -1 : 1)),
    asked: answers.map(({ source, isStandIn, companies: list }) => ({ source, isStandIn, answered: list !== null })),
  }
}

async function domains(
  name: string,
  places: readonly Jurisdiction[],
  mark: string,
  { domainLookup }: CallFacilities,
): Promise<Answered> {
  const names = domainNames(name, places)
  if (names.length === 0) refuseField('query', 'too-short')
  const answers = await Promise.all(names.map(async (domain) => ({ domain, ...(await domainLookup(domain)) })))
  const finds = answers.map(({ domain, facts: { registration }, source }): OtherName => {
    const known = 'known' in registration ? registration.known : null
    return {
      kind: 'domain',
      name: domain,
      number: '',
      country: null,
      place: known?.registrar ?? null,
      since: known?.registeredOn ?? null,
      until: known?.expiresOn ?? null,
      source,
      state: known
        ? 'registered'
        : 'unknown' in registration && registration.unknown === 'not-registered'
          ? 'free'
          : 'unknown',
      score: explain(score(mark, domain.split('.')[0] ?? '', { classesA: [], classesB: [] })),
    }
  })
  const sources = Map.groupBy(answers, ({ source }) => source)
  return {
    finds,
    asked: [...sources].map(([source, of]) => ({
      source,
      isStandIn: of.some(({ isStandIn }) => isStandIn),
      answered: of.some(
        ({ facts: { registration } }) => 'known' in registration || registration.unknown === 'not-registered',
      ),
    })),
  }
}

/** Looks for a name among companies or domain names, and keeps that it was asked of whom. */
export const searchNames = handle(verificationSearchNames, async ({ params, body }, caller, facilities) => {
  const [request] = await facilities.db.select().from(registrationRequest).where(eq(registrationRequest.id, params.id))
  const row = found(request)
  const places = row.jurisdictions.filter(isJurisdiction)
  const { kind, query } = body
  const answer = await (kind === 'company' ? companies : domains)(query, places, row.value, facilities)
  await keepAsked(facilities, {
    requestId: row.id,
    userId: caller.userId,
    kind,
    query,
    filters: { classes: [], scope: 'all', withDead: true, sources: answer.asked },
    registers: [],
    found: answer.finds.filter(({ state }) => state === 'registered').length,
  })
  return answer
})
