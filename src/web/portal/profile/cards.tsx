import { Form, useNavigation } from 'react-router'
import type { paymentMethodList } from '#contract/payment-method.ts'
import type { CallOutput } from '#contract/call.ts'
import { formatDay } from '#kernel/dates.ts'
import { Button } from '#ui/button.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useOnceKey } from '../../form/use-once-key.ts'
import { useLanguage, useText } from '../../i18n/text.ts'

export type Cards = CallOutput<typeof paymentMethodList>
type Card = Cards['cards'][number]

const toValidate: readonly Card['status'][] = ['Pending validation', 'Invalid', 'Expired']

/** A month as it stands on a card. */
const monthOf = (expires: string): string => {
  const [year, month] = expires.split('-')
  return month === undefined ? expires : `${month}/${year}`
}

function useColumns(): Column<Card>[] {
  const t = useText('account')
  const language = useLanguage()
  const busy = useNavigation().formData
  return [
    {
      key: 'card',
      title: t('payment.card'),
      head: true,
      cell: (row) => (
        <span className="mw-num">
          {row.brand ?? t('payment.card')} •••• {row.lastFour ?? '····'}
        </span>
      ),
    },
    {
      key: 'ends',
      title: t('payment.ends'),
      cell: (row) => (row.expires ? monthOf(row.expires) : t('payment.unknown')),
    },
    { key: 'added', title: t('payment.added'), cell: (row) => formatDay(row.createdAt, language) },
    {
      key: 'status',
      title: t('payment.status'),
      cell: (row) => <Status tone={row.status === 'Valid' ? 'leaf' : 'amber'}>{t(`cardStatus.${row.status}`)}</Status>,
    },
    {
      key: 'do',
      title: t('payment.do'),
      cell: (row) => (
        <Form method="post" className="mw-btngroup">
          <input type="hidden" name="card" value={row.id} />
          {toValidate.includes(row.status) && (
            <Button small type="submit" name="intent" value="card-validate">
              {t('payment.validate')}
            </Button>
          )}
          <Button
            small
            kind="quiet"
            type="submit"
            name="intent"
            value="card-remove"
            busy={busy?.get('intent') === 'card-remove' && busy.get('card') === row.id}
          >
            {t('payment.remove')}
          </Button>
        </Form>
      ),
    },
  ]
}

/** Saved cards: their brand and last digits, never more. They are entered on the payment provider's page. */
export function SavedCards({ cards, takesCards }: Cards) {
  const t = useText('account')
  const columns = useColumns()
  const busy = useNavigation().formData?.get('intent') === 'card-add'
  const key = useOnceKey(undefined)
  return (
    <div className="mw-stack mw-stack--l">
      {cards.length > 0 ? (
        <Table caption={t('payment.title')} columns={columns} rows={cards} rowKey={(row) => row.id} />
      ) : (
        <p>{t('payment.emptyText')}</p>
      )}
      {takesCards ? (
        <Form method="post" className="mw-stack">
          <input type="hidden" name="key" value={key} />
          <div>
            <Button
              kind={cards.length > 0 ? 'secondary' : 'primary'}
              type="submit"
              name="intent"
              value="card-add"
              busy={busy}
            >
              {t('payment.add')}
            </Button>
          </div>
          <p className="mw-small mw-muted">{t('payment.addText')}</p>
        </Form>
      ) : (
        <p className="mw-muted">{t('payment.noCards')}</p>
      )}
    </div>
  )
}
