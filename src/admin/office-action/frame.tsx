import type { ReactNode } from 'react'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Tabs } from '#ui/tabs.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { MarkHeading } from '../kit/mark-heading.tsx'
import { Page } from '../kit/page.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatDate } from '../kit/time.ts'
import { officeActionPath, officeActionPages, type OfficeActionPage } from '../paths.ts'
import { OfficeActionStatusTag } from './status-tag.tsx'

interface FrameProps {
  here: OfficeActionPage
  children: (row: OfficeActionRow) => ReactNode
}

/** What every page of an office action has: the mark, the last day, where it stands, and the way to the other pages. */
export function OfficeActionFrame({ here, children }: FrameProps) {
  return (
    <ShowPage<OfficeActionRow> table="office_action">
      {(row) => (
        <Framed row={row} here={here} key={row.id}>
          {children(row)}
        </Framed>
      )}
    </ShowPage>
  )
}

function Framed({ row, here, children }: { row: OfficeActionRow; here: OfficeActionPage; children: ReactNode }) {
  const t = useText()
  const language = useLanguage()
  const mark = row.trademark
  const due = row.due_date ?? null
  return (
    <Page
      title={`${mark?.name ?? ''}, ${t(`officeAction.page.${here}`)}`}
      heading={<MarkHeading mark={mark} />}
      sub={due === null ? t('officeAction.noDue') : t('officeAction.replyBy', { date: formatDate(due, language) })}
      actions={
        <>
          <OfficeActionStatusTag status={row.status} />
          <Assign noun="office-action" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-tabs">
        <Tabs
          label={t('officeAction.pages')}
          current={here}
          tabs={officeActionPages.map((page) => ({
            key: page,
            label: t(`officeAction.page.${page}`),
            href: officeActionPath(row.id, page),
          }))}
        />
      </div>
      {children}
    </Page>
  )
}
