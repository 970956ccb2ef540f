import type { OfficeDifference } from '#domain/trademark/office-differences.ts'
import type { RegisterDifferenceRow } from '#operations/staff/register-difference.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { DifferencePair, differenceLabels } from '../kit/difference-pair.tsx'
import { useFoundColumns } from '../kit/found-columns.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { usePlaceFilter } from '../kit/mark-columns.tsx'
import { personName } from '../kit/person.ts'
import { formatDate } from '../kit/time.ts'
import { trademarkPath } from '../paths.ts'

type Field = OfficeDifference['field']

/** Where our copies of registers say something else of marks than our record, the newest first. */
export function RegisterDifferenceList() {
  const t = useText()
  const language = useLanguage()
  const place = usePlaceFilter()
  const labelOf = (field: string) => t(differenceLabels[field as Field])
  const columns = useFoundColumns<RegisterDifferenceRow>({
    what: { title: t('registerDifference.field'), render: (row) => labelOf(row.field) },
    values: {
      title: t('registerDifference.values'),
      render: (row) => <DifferencePair field={row.field} held={row.held} office={row.office} />,
    },
    beside: [{ key: 'asOf', title: t('registerDifference.asOf'), render: (row) => formatDate(row.as_of, language) }],
    state: (row) =>
      row.dismissed_at === null
        ? t('registerDifference.open')
        : t('registerDifference.dismissedBy', {
            who: row.dismissed_by_user ? personName(row.dismissed_by_user) : t('unknown'),
          }),
  })
  return (
    <ListPage<RegisterDifferenceRow>
      table="register_difference"
      title="lists.register_difference"
      href={(row) => trademarkPath(row.trademark?.id ?? '')}
      above={<p className="mw-small mw-muted wb-pad">{t('registerDifference.why')}</p>}
      filters={[
        {
          name: 'judged',
          label: t('registerDifference.judged'),
          nameOf: (value) => t(`registerDifference.${value as 'open' | 'dismissed'}`),
        },
        { name: 'field', label: t('registerDifference.field'), nameOf: labelOf },
        place,
      ]}
      columns={columns}
    />
  )
}
