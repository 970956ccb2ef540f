import {
  caseRequestStatuses,
  caseSteps,
  type CaseRequestStatus,
  type CaseSolutionStatus,
  type CaseStatus,
} from '#domain/enforcement/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText, type Text } from '../i18n/texts.ts'

const caseTones: Record<CaseStatus, Tone> = {
  Draft: 'muted',
  New: 'amber',
  'Kicked off': 'registry',
  'Solution ordered': 'registry',
  'In progress': 'amber',
  Dismissed: 'muted',
  Closed: 'leaf',
}

/** Where a case stands: amber waits for us, blue for the client. */
export function CaseStatusTag({ status }: { status: CaseStatus }) {
  const t = useText()
  return <Status tone={caseTones[status]}>{t(`case.status.${status}`)}</Status>
}

const requestTones: Record<CaseRequestStatus, Tone> = {
  Created: 'amber',
  'In review': 'amber',
  'Info requested': 'registry',
  'Case created': 'leaf',
  Dismissed: 'muted',
}

export function RequestStatusTag({ status }: { status: CaseRequestStatus }) {
  const t = useText()
  return <Status tone={requestTones[status]}>{t(`caseRequest.status.${status}`)}</Status>
}

const solutionTones: Record<CaseSolutionStatus, Tone> = {
  Offered: 'registry',
  Ordered: 'registry',
  Paid: 'amber',
  Done: 'leaf',
  Declined: 'muted',
  Withdrawn: 'muted',
  Expired: 'muted',
  Cancelled: 'muted',
  Refunded: 'muted',
}

export function SolutionStatusTag({ status }: { status: CaseSolutionStatus }) {
  const t = useText()
  return <Status tone={solutionTones[status]}>{t(`case.solutionStatus.${status}`)}</Status>
}

const requestSteps = [...caseRequestStatuses, 'Mailed again'] as const

/** A line of a case's history; a name that we do not know is shown as it is stored. */
export function caseStep(t: Text, name: string): string {
  const step = caseSteps.find((word) => word === name)
  return step ? t(`case.step.${step}`) : name
}

export function requestStep(t: Text, name: string): string {
  const step = requestSteps.find((word) => word === name)
  return step ? t(`caseRequest.step.${step}`) : name
}
