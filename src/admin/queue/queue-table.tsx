import { Fragment } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { GroupRow } from '../kit/group-row.tsx'
import { Initials } from '../kit/initials.tsx'
import { Kbd } from '../kit/kbd.tsx'
import { PickAll, PickCell } from '../kit/pick-cells.tsx'
import { Places } from '../kit/place.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { dayOf, distance, formatDate, todayHere, waited } from '../kit/time.ts'
import type { Selection } from '../kit/use-selection.ts'
import { pickedOf, type GroupName, type Matter } from './matters.ts'

interface QueueTableProps {
  caption: string
  groups: readonly { name: GroupName; matters: readonly Matter[] }[]
  current: string | undefined
  me: string
  onChoose: (key: string) => void
  selection: Selection
}

export function QueueTable({ caption, groups, current, me, onChoose, selection }: QueueTableProps) {
  const t = useText()
  return (
    <table className="wb-q">
      <caption className="mw-vh">{caption}</caption>
      <thead>
        <tr>
          <PickAll rows={groups.flatMap((group) => group.matters.map(pickedOf))} selection={selection} />
          <th scope="col">{t('queue.column.due')}</th>
          <th scope="col">{t('queue.column.mark')}</th>
          <th scope="col">{t('queue.column.state')}</th>
          <th scope="col">{t('queue.column.next')}</th>
          <th scope="col">{t('queue.column.who')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.name}>
            <GroupRow columns={6} title={t(`queue.group.${group.name}`)}>
              {t('queue.matters', { count: group.matters.length, number: group.matters.length })}
            </GroupRow>
            {group.matters.map((matter) => (
              <QueueRow
                key={matter.key}
                matter={matter}
                here={matter.key === current}
                me={me}
                onChoose={onChoose}
                selection={selection}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function QueueRow({
  matter,
  here,
  me,
  onChoose,
  selection,
}: {
  matter: Matter
  here: boolean
  me: string
  onChoose: (key: string) => void
  selection: Selection
}) {
  const t = useText()
  return (
    <tr
      id={matter.key}
      className={classNames(here && 'is-focus', selection.isPicked(matter.key) && 'is-picked')}
      aria-current={here || undefined}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('a, input'))) onChoose(matter.key)
      }}
    >
      <PickCell row={pickedOf(matter)} selection={selection} />
      <td className="c-due">
        <When matter={matter} />
      </td>
      <td className="c-mark">
        <a className="wb-q__open" href={matter.href}>
          <Mark>{matter.mark}</Mark>
        </a>
        <Places codes={matter.places} />
        <small>
          {matter.client}
          {matter.reference && <span className="wb-q__ref">{matter.reference}</span>}
        </small>
      </td>
      <td className="c-state">
        <StatusTag status={matter.status} />
      </td>
      <td className="c-next">
        {matter.action.mover === 'staff' ? (
          <a className="wb-next" href={matter.actionHref}>
            {t(`action.${matter.action.key}`)}
            {here && <Kbd keys="↵" />}
          </a>
        ) : (
          <span className="wb-wait">{t(`action.${matter.action.key}`)}</span>
        )}
      </td>
      <td className="c-who">
        <Initials person={matter.who} me={me} />
      </td>
    </tr>
  )
}

/** A legal date with its distance, or since when the matter waits. */
export function When({ matter }: { matter: Pick<Matter, 'due' | 'since'> }) {
  const t = useText()
  const language = useLanguage()
  if (!matter.due) {
    return (
      <>
        <b className="wb-due">{t('queue.waits', { time: waited(matter.since, language) })}</b>
        <small>{t('queue.since', { date: formatDate(dayOf(matter.since), language) })}</small>
      </>
    )
  }
  const late = matter.due.date < todayHere()
  return (
    <>
      <b className="wb-due">{formatDate(matter.due.date, language)}</b>
      <small className={late ? 'wb-late' : undefined}>
        {t(`queue.reason.${matter.due.reason}`)}, {distance(matter.due.date, language)}
      </small>
    </>
  )
}
