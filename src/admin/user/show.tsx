import { noteCalls, userTags } from '#contract/note.ts'
import { Facts } from '#ui/facts.tsx'
import { Table } from '#ui/table.tsx'
import type { UserFile } from '#operations/staff/user.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { placeCell, placesCell, requestCell, statusCell, trademarkCell } from '../kit/cells.tsx'
import { DocumentsSection } from '../kit/matter-file.tsx'
import { Notes } from '../kit/notes.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { TagsForm } from '../kit/tags-form.tsx'
import { Page } from '../kit/page.tsx'
import { AccountState } from './account-state.tsx'
import { Manage } from './manage.tsx'
import { OfferPlan } from './offer-plan.tsx'
import { CutNote } from '../kit/cut-note.tsx'

/** A customer with everything that runs for the account. */
export function UserShow() {
  return <ShowPage<UserFile> table="user">{(row) => <UserScreen row={row} />}</ShowPage>
}

function UserScreen({ row }: { row: UserFile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Page
      title={personName(row)}
      sub={row.email}
      actions={
        <>
          <AccountState state={row.state} />
          <Assign noun="user" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('lists.registration_request')}>
            {row.registration_requests.length === 0 ? (
              <p className="mw-muted mw-small">{t('user.noRequests')}</p>
            ) : (
              <Table
                caption={t('lists.registration_request')}
                dense
                rows={row.registration_requests}
                rowKey={(request) => request.id}
                columns={[
                  {
                    key: 'mark',
                    title: t('field.mark'),
                    head: true,
                    cell: requestCell,
                  },
                  { key: 'number', title: t('field.number'), cell: (request) => request.public_id },
                  {
                    key: 'places',
                    title: t('field.places'),
                    cell: placesCell,
                  },
                  { key: 'status', title: t('field.status'), cell: statusCell },
                ]}
              />
            )}
            <CutNote shown={row.registration_requests.length} all={row.registration_requests_aggregate} />
          </Section>
          <Section title={t('lists.trademark')}>
            {row.trademarks.length === 0 ? (
              <p className="mw-muted mw-small">{t('user.noTrademarks')}</p>
            ) : (
              <Table
                caption={t('lists.trademark')}
                dense
                rows={row.trademarks}
                rowKey={(mark) => mark.id}
                columns={[
                  {
                    key: 'mark',
                    title: t('field.mark'),
                    head: true,
                    cell: trademarkCell,
                  },
                  { key: 'place', title: t('field.place'), cell: placeCell },
                  { key: 'number', title: t('field.number'), cell: (mark) => mark.number ?? '–' },
                  { key: 'status', title: t('field.status'), cell: statusCell },
                  {
                    key: 'ends',
                    title: t('field.ends'),
                    cell: (mark) => (mark.expiration_date ? formatDate(mark.expiration_date, language) : '–'),
                  },
                ]}
              />
            )}
            <CutNote shown={row.trademarks.length} all={row.trademarks_aggregate} />
          </Section>
        </div>
        <div>
          <Section title={t('user.account')}>
            <Facts
              plain
              tight
              facts={[
                { key: 'email', label: t('field.email'), value: <a href={`mailto:${row.email}`}>{row.email}</a> },
                { key: 'phone', label: t('field.phone'), value: row.profile?.phone_number ?? t('unknown') },
                { key: 'role', label: t('field.role'), value: t(`role.${row.role}`) },
                {
                  key: 'language',
                  label: t('field.language'),
                  value: row.profile ? t(`language.${row.profile.language as 'en'}`) : t('unknown'),
                },
                { key: 'currency', label: t('field.currency'), value: row.profile?.currency ?? t('unknown') },
                { key: 'created', label: t('field.created'), value: formatDate(dayOf(row.created_at), language) },
              ]}
            />
          </Section>
          <Manage row={row} />
          {row.role === 'customer' && (
            <Section title={t('subscription.offerTitle')}>
              <OfferPlan row={row} />
              <CutNote shown={row.brands.length} all={row.brands_aggregate} />
            </Section>
          )}
          <DocumentsSection row={row} />
          <Section title={t('tags.label')}>
            <TagsForm call={userTags} id={row.id} tags={row.tags} />
          </Section>
          <Section title={t('user.notes')}>
            <Notes rows={row.notes} call={noteCalls.user} id={row.id} />
            <CutNote shown={row.notes.length} all={row.notes_aggregate} />
          </Section>
        </div>
      </div>
    </Page>
  )
}
