import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { registrationEnds } from '#domain/trademark/registration-end.ts'
import { hasEnded } from '#domain/trademark/status.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { Facts } from '#ui/facts.tsx'
import { type TrademarkFile, ownerName } from '#operations/staff/trademark.ts'
import { useLanguage, useNames, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { formatDate } from '../kit/time.ts'
import { filingPath, userPath } from '../paths.ts'

/** The register's facts with their codes, and where the matter came from. */
export function TrademarkFacts({ row }: { row: TrademarkFile }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const date = (day: string | null): string => (day ? formatDate(day, language) : t('unknown'))
  const how = registrationEnds.find((one) => one === row.ended_how)
  const endedHow = how === undefined ? t('unknown') : t(`registrationEnd.way.${how}`)
  return (
    <Facts
      plain
      tight
      facts={[
        { key: 'place', code: '190', label: t('field.place'), value: jurisdictionName(row.jurisdiction, language) },
        { key: 'office', label: t('field.office'), value: factsOf(row.jurisdiction).office },
        {
          key: 'number',
          code: row.registration_date ? '111' : '210',
          label: t('field.number'),
          value: row.number ?? t('unknown'),
        },
        { key: 'filed', code: '220', label: t('field.filed'), value: date(row.filing_date) },
        { key: 'registered', code: '151', label: t('field.registered'), value: date(row.registration_date) },
        { key: 'ends', code: '180', label: t('field.ends'), value: date(row.expiration_date) },
        ...(hasEnded(row.status) && row.ended_on !== null
          ? [{ key: 'ended', label: t('registrationEnd.endedOn'), value: [date(row.ended_on), endedHow].join(', ') }]
          : []),
        { key: 'type', code: '550', label: t('field.type'), value: names(`type.${row.type}`) },
        { key: 'owner', code: '730', label: t('field.owner'), value: ownerName(row) || t('unknown') },
        ...(row.user
          ? [
              {
                key: 'account',
                label: t('field.client'),
                value: <a href={userPath(row.user.id)}>{personName(row.user)}</a>,
              },
            ]
          : []),
        ...(row.registration_request
          ? [
              {
                key: 'request',
                label: t('kind.request'),
                value: (
                  <a href={filingPath(row.registration_request.id, row.id)}>{row.registration_request.public_id}</a>
                ),
              },
            ]
          : row.trademark_request_id === null
            ? []
            : [{ key: 'request', label: t('kind.request'), value: t('ownMark.byHand') }]),
      ]}
    />
  )
}
