import { texts, type TextKind, type TextRule } from '#domain/catalog/texts.ts'
import { isEmailAddress, isOneLine, isPlainText, isWebAddress } from '#kernel/bounded.ts'
import { tablesByName } from './nouns.ts'

/** What a text column holds, by its name; where a name means something else, the facts of its table say what. */
const byName: Record<string, TextKind> = {
  brand_registry_code: 'word',
  brand_subscription_tier: 'word',
  channel: 'word',
  direction: 'word',
  category: 'word',
  chance_of_success: 'word',
  client_delight: 'word',
  color_claim: 'word',
  currency: 'word',
  decision: 'word',
  designations: 'word',
  discount_coupon_id: 'word',
  distinctiveness: 'word',
  docketer: 'word',
  filing_basis: 'word',
  filing_services: 'word',
  id: 'word',
  jurisdiction: 'word',
  jurisdictions: 'word',
  key: 'word',
  language: 'word',
  logo_type: 'word',
  mark_type: 'word',
  nature_of_issues: 'word',
  order_currency: 'word',
  outcome: 'word',
  overall_risk: 'word',
  next_payment_frequency: 'word',
  next_tier: 'word',
  payment_frequency: 'word',
  platform: 'word',
  priority_filing_jurisdiction: 'word',
  priority_filing_type: 'word',
  public_id: 'word',
  relevance: 'word',
  search_type: 'word',
  section: 'word',
  service_type: 'word',
  services: 'word',
  similarity: 'word',
  solution: 'word',
  source: 'word',
  status: 'word',
  tags: 'word',
  tier: 'word',
  type: 'word',
  uspto_filing_basis: 'word',
  value_type: 'word',
  watch_service_id: 'word',
  contact_first_name: 'personName',
  contact_last_name: 'personName',
  firstname: 'personName',
  lastname: 'personName',
  official_first_name: 'personName',
  official_function: 'personName',
  official_last_name: 'personName',
  signed_by: 'personName',
  sender_name: 'personName',
  identity_card_id: 'companyId',
  personal_id_number: 'companyId',
  vat: 'vatNumber',
  email: 'email',
  sender_email: 'email',
  source_email: 'email',
  contact_phone: 'phone',
  phone: 'phone',
  phone_number: 'phone',
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  country: 'country',
  state: 'state',
  region: 'region',
  alias: 'mark',
  aliases: 'mark',
  mark_alias: 'mark',
  mark_name: 'mark',
  primary_name: 'mark',
  text_in_trademark: 'mark',
  text_value: 'mark',
  value: 'mark',
  application_number: 'officeNumber',
  number: 'officeNumber',
  priority_filing_number: 'officeNumber',
  trademark_number: 'officeNumber',
  internal_label: 'heading',
  recipient: 'heading',
  reference: 'heading',
  message_id: 'heading',
  name: 'heading',
  scheduling_event_id: 'heading',
  service_name: 'heading',
  host: 'heading',
  seller: 'heading',
  subject: 'heading',
  term_group: 'heading',
  brand_website: 'webAddress',
  ipo_link: 'webAddress',
  links: 'webAddress',
  location: 'webAddress',
  logo_url: 'webAddress',
  message_link: 'webAddress',
  report_violation_url: 'webAddress',
  task_tracker_url: 'webAddress',
  url: 'webAddress',
  website: 'webAddress',
  websites: 'webAddress',
  dismiss_reason: 'phrase',
  question: 'phrase',
  withdraw_reason: 'phrase',
  taken_back_reason: 'phrase',
  normalised: 'phrase',
  other_refusal_reason: 'phrase',
  text: 'phrase',
  additional_info: 'description',
  quote: 'description',
  business_description: 'description',
  client_input: 'description',
  description: 'description',
  uspto_additional_info: 'description',
  additional_info_note: 'note',
  answer: 'note',
  explanation: 'note',
  ground: 'note',
  client_note: 'note',
  content: 'note',
  issue_summary: 'note',
  lawyers_note: 'note',
  message: 'note',
  note: 'note',
  outcome_note: 'note',
  recommendation_note: 'note',
  reopened_note: 'note',
  request_note: 'note',
  resolution: 'note',
  result_note: 'note',
  strategy: 'note',
  support: 'note',
}

/** What a column of text may hold; undefined when nobody has said it yet, which a test refuses for writable columns. */
export function textRule(table: string, column: string): TextRule | undefined {
  const kind = tablesByName.get(table)?.texts?.[column] ?? byName[column]
  return kind && texts[kind]
}

/** What an administrator may write into a column that has no rule of its own: long, and still text. */
const anyText: TextRule = { max: 20_000, lines: true }

/** Says in one line what is wrong with a value for a column of text, or a list of them; null when it fits. */
export function textProblem(table: string, column: string, value: unknown): string | null {
  const rule = textRule(table, column) ?? anyText
  const values: unknown[] = Array.isArray(value) ? value : [value]
  for (const one of values) {
    const problem = typeof one === 'string' && one !== '' ? problemOf(rule, one) : null
    if (problem !== null) return `${table}.${column}: ${problem}`
  }
  return null
}

function problemOf({ max, lines, kind }: TextRule, value: string): string | null {
  if (value.length > max) return `longer than ${max} characters`
  if (!isPlainText(value)) return 'has control characters'
  if (!lines && !isOneLine(value)) return 'is one line'
  if (kind === 'web' && !isWebAddress(value)) return 'is no address of the web'
  if (kind === 'email' && !isEmailAddress(value)) return 'is no e-mail address'
  if (kind === 'country' && !/^[A-Z]{2}$/.test(value)) return 'is no country'
  return null
}
