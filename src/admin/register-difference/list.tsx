import type { OfficeDifference } from '#domain/trademark/office-differences.ts'
import type { RegisterDifferenceRow } from '#operations/staff/register-difference.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { DifferencePair, differenceLabels } from '../kit/difference-pair.tsx'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { usePlaceFilter } from '../kit/mark-columns.tsx'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { trademarkPath } from '../paths.ts'

type Field = OfficeDifference['field']

/** Where our copies of registers say something else of marks than our record, the newest first. */
export function RegisterDifferenceList() {
  const t = useText()
  const language = useLanguage()
  const place = usePlaceFilter()
  const labelOf = (field: string) => t(differenceLabels[field as Field])
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
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.trademark?.name ?? ''}</Mark>,
        },
        {
          key: 'place',
          title: t('field.place'),
          render: (row) => row.trademark && <Place code={row.trademark.jurisdiction} />,
        },
        { key: 'number', title: t('field.number'), render: (row) => row.trademark?.number ?? t('unknown') },
        { key: 'field', title: t('registerDifference.field'), render: (row) => labelOf(row.field) },
        {
          key: 'values',
          title: t('registerDifference.values'),
          render: (row) => <DifferencePair field={row.field} held={row.held} office={row.office} />,
        },
        {
          key: 'found',
          title: t('registerDifference.found'),
          render: (row) => formatDate(dayOf(row.found_at), language),
        },
        { key: 'asOf', title: t('registerDifference.asOf'), render: (row) => formatDate(row.as_of, language) },
        {
          key: 'state',
          title: t('field.state'),
          render: (row) =>
            row.dismissed_at === null
              ? t('registerDifference.open')
              : t('registerDifference.dismissedBy', {
                  who: row.dismissed_by_user ? personName(row.dismissed_by_user) : t('unknown'),
                }),
        },
        {
          key: 'who',
          title: t('field.assigned'),
          render: (row) => <Initials person={row.trademark?.assigned_admin ?? null} />,
        },
      ]}
    />
  )
}
