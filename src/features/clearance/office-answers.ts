import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { type OfficeApi, OfficeFailed, type OfficeTrouble } from '#platform/office-api/office-api.ts'
import type { Facilities } from '#features/facilities.ts'

/** What an office said; or why it said nothing, null when it is not asked because no access to it is configured. */
export type OfficeAnswer<T> = { answered: true; value: T } | { answered: false; trouble: OfficeTrouble | null }

/** Asks an office's own service, when there is access to it. */
export async function askOffice<T>(
  { offices, log }: Facilities,
  office: Jurisdiction,
  question: (api: OfficeApi) => Promise<T>,
): Promise<OfficeAnswer<T>> {
  const api = offices[office]
  if (!api) return { answered: false, trouble: null }
  try {
    return { answered: true, value: await question(api) }
  } catch (error) {
    if (!(error instanceof OfficeFailed)) throw error
    log.warn({ err: error, office }, 'office service')
    return { answered: false, trouble: error.trouble }
  }
}

/** The newest record we hold of an office. */
export async function heldAsOf({ register }: Facilities, office: Jurisdiction): Promise<string | null> {
  return (await register.coverage()).find((one) => one.office === office)?.asOf ?? null
}
