import { Form, useNavigation } from 'react-router'
import type { userErasurePreview } from '#contract/profile.ts'
import type { CallOutput } from '#contract/call.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useText } from '../../i18n/text.ts'
import { PasswordField } from '../password-field.tsx'
import type { TakeAlong as TakeAlongData } from './load.server.ts'
import { TakeAlong } from './take-along.tsx'

type Erasure = CallOutput<typeof userErasurePreview>

interface PrivacyProps {
  erasure: Erasure
  takeAlong: TakeAlongData
  fields: FieldErrors
  intent: string
}

export function Privacy({ erasure, takeAlong, fields, intent }: PrivacyProps) {
  const t = useText('account')
  return (
    <div className="mw-profile__sections">
      <TakeAlong data={takeAlong} />
      <section aria-labelledby="close-title">
        <h2 className="mw-h2" id="close-title">
          {t('privacy.close')}
        </h2>
        <p className="mw-muted mt-1">{t('privacy.closeText')}</p>
        <Close fields={intent === 'close' ? fields : {}} />
      </section>
      <section aria-labelledby="erase-title">
        <h2 className="mw-h2" id="erase-title">
          {t('privacy.erase')}
        </h2>
        <Erase erasure={erasure} fields={intent === 'erase' ? fields : {}} />
      </section>
    </div>
  )
}

function usePasswordWords(fields: FieldErrors) {
  const t = useText('account')
  const errors = useText('errors')
  const label = t('privacy.password')
  return { label, error: fields.password && errors(`field.${fields.password}`, { label }) }
}

function Close({ fields }: { fields: FieldErrors }) {
  const t = useText('account')
  const busy = useNavigation().formData?.get('intent') === 'close'
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form mt-2" method="post" noValidate>
      <PasswordField name="password" {...usePasswordWords(fields)} autoComplete="current-password" />
      <div>
        <Button kind="destructive" type="submit" name="intent" value="close" busy={busy}>
          {t(busy ? 'privacy.closing' : 'privacy.closeAction')}
        </Button>
      </div>
    </Form>
  )
}

type Kept = Erasure['kept'][number]

function useKeptColumns(): Column<Kept>[] {
  const t = useText('account')
  const name = (what: string) => t(`data.${what as 'account'}`)
  return [
    { key: 'what', title: t('privacy.what'), head: true, cell: (row) => name(row.what) },
    { key: 'rows', title: t('privacy.rows'), right: true, cell: (row) => row.rows },
    {
      key: 'years',
      title: t('privacy.years'),
      cell: (row) => (row.years === null ? t('privacy.unknownYears') : t('privacy.forYears', { count: row.years })),
    },
    {
      key: 'law',
      title: t('privacy.law'),
      cell: (row) => (
        <a href={row.source} rel="noreferrer">
          {t(`privacy.ground.${row.ground}`)}
        </a>
      ),
    },
  ]
}

function Erase({ erasure, fields }: { erasure: Erasure; fields: FieldErrors }) {
  const t = useText('account')
  const errors = useText('errors')
  const busy = useNavigation().formData?.get('intent') === 'erase'
  const name = (what: string) => t(`data.${what as 'account'}`)
  const keptColumns = useKeptColumns()
  const password = usePasswordWords(fields)
  return (
    <>
      <p className="mw-muted mt-1">{t('privacy.eraseText')}</p>
      <h3 className="mw-h3 mt-3">{t('privacy.erased')}</h3>
      <Table
        caption={t('privacy.erased')}
        rows={erasure.erased}
        rowKey={(row) => row.what}
        columns={[
          { key: 'what', title: t('privacy.what'), head: true, cell: (row) => name(row.what) },
          { key: 'rows', title: t('privacy.rows'), right: true, cell: (row) => row.rows },
        ]}
      />
      <h3 className="mw-h3 mt-4">{t('privacy.kept')}</h3>
      <p className="mw-muted">{erasure.kept.length === 0 ? t('privacy.nothing') : t('privacy.keptText')}</p>
      {erasure.kept.length > 0 && (
        <Table caption={t('privacy.kept')} rows={erasure.kept} rowKey={(row) => row.what} columns={keptColumns} />
      )}
      {erasure.blockedBy.length > 0 ? (
        <div className="mt-4">
          <Callout tone="amber" title={t('privacy.blocked')}>
            <ul>
              {erasure.blockedBy.map((why) => (
                <li key={why}>{t(`privacy.blockedBy.${why as 'open-order'}`)}</li>
              ))}
            </ul>
          </Callout>
        </div>
      ) : (
        <Form className="mw-stack mw-stack--l mw-profile__form mt-4" method="post" noValidate>
          <PasswordField name="erasePassword" {...password} autoComplete="current-password" />
          <Checkbox
            name="confirm"
            value="yes"
            label={t('privacy.confirm')}
            error={fields.confirm && errors(`field.${fields.confirm}`, { label: t('privacy.confirm') })}
          />
          <div>
            <Button kind="destructive" type="submit" name="intent" value="erase" busy={busy}>
              {t(busy ? 'privacy.erasing' : 'privacy.eraseAction')}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
