export interface ChangedValue {
  name: string
  from: string
  to: string
  /** Whether the column has a name for readers. */
  named: boolean
}

/** Columns with a name of their own on screen. */
const namedColumns = [
  'status',
  'number',
  'filing_date',
  'registration_date',
  'expiration_date',
  'dou_deadline_date',
  'ended_on',
  'ended_how',
  'filing_basis',
  'name',
  'alias',
  'goods_and_services',
] as const

// Columns that follow from others; to list them would say everything twice.
const echoes = ['status_group', 'last_tracking_update', 'updated_at', 'assignee_history', 'id', 'user_id']

/** What changed between two states of a row, as text. */
export function changedValues(before: Record<string, unknown>, after: Record<string, unknown>): ChangedValue[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !echoes.includes(name))
  return names
    .map((name) => ({
      name,
      from: said(before[name]),
      to: said(after[name]),
      named: namedColumns.some((one) => one === name),
    }))
    .filter(({ from, to }) => from !== to)
}

function said(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}
