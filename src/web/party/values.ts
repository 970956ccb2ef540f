import type { BillingEntity } from '#operations/account.ts'
import { stateValue } from './state.ts'

/** A stored person or company as the fields of a form have it. */
export function partyValues(entity: BillingEntity) {
  const place = entity.address
  const country = place?.country ?? ''
  return {
    type: entity.type,
    businessName: entity.business_name ?? '',
    companyId: entity.company_id ?? '',
    vat: entity.vat ?? '',
    firstName: entity.first_name ?? '',
    lastName: entity.last_name ?? '',
    email: entity.email ?? '',
    phone: entity.phone ?? '',
    street: place?.street ?? '',
    postcode: place?.postcode ?? '',
    city: place?.city ?? '',
    country,
    state: stateValue(country, place?.state),
  }
}
