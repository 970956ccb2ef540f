import { Entry } from '#ui/entry.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { useText } from '../../../i18n/text.ts'
import type { CaseData } from './load.server.ts'
import { numberOf } from './numbers.ts'

/** What became of a complaint: decided how and when, and carried out when. A decision that nobody carried out yet says so. */
function Outcome({ notice }: { notice: CaseData['notices'][number] }) {
  const t = useText('case')
  if (notice.decided === null) return null
  const parts = notice.remedy
    ? [
        t('sent.granted', { date: notice.decided, remedy: t(`sent.remedy.${notice.remedy}`) }),
        notice.carriedOut === null ? t('sent.notCarriedOut') : t('sent.carriedOut', { date: notice.carriedOut }),
      ]
    : [t('sent.rejected', { date: notice.decided })]
  return <p className="mw-small">{parts.join(' ')}</p>
}

/** What was sent in the client's name, to whom, with what proves it; and what was said between the sides. */
export function Sent({ data }: { data: CaseData }) {
  const t = useText('case')
  if (data.notices.length === 0 && data.said.length === 0) return null
  return (
    <Entry id="sent" number={numberOf(data, 'sent')} margin={t('sent.margin')}>
      <h2 className="mw-h3 mb-2" id="sent-title">
        {t('sent.title')}
      </h2>
      <ul className="mw-ruled">
        {data.notices.map((notice) => (
          <li key={notice.id} className="mw-stack mw-stack--s">
            <p>
              <a href={notice.href}>{t(`sent.kind.${notice.kind}`)}</a> {t('sent.to', { recipient: notice.recipient })},{' '}
              <a href={`${notice.href}?format=docx`}>DOCX</a>
            </p>
            <p className="mw-source">
              {[
                t('sent.on', { date: notice.sent }),
                notice.reference && t('sent.reference', { number: notice.reference }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <Outcome notice={notice} />
            {notice.takenBack !== null && (
              <p className="mw-small">{t('sent.takenBack', { reason: notice.takenBack })}</p>
            )}
            {notice.withdrawn !== null && (
              <p className="mw-small">{t('sent.withdrawn', { reason: notice.withdrawn })}</p>
            )}
          </li>
        ))}
      </ul>
      {data.moreNotices > 0 && <p className="mw-small mw-muted">{t('list.more', { number: data.moreNotices })}</p>}
      {data.said.length > 0 && (
        <>
          <h3 className="mw-h4 mt-2">{t('sent.said')}</h3>
          <Timeline
            moments={data.said.map((line, at) => ({
              key: line.id,
              state: at === 0 ? 'now' : 'done',
              when: line.when,
              dateTime: line.on,
              title: [t(`sent.direction.${line.direction}`), t(`sent.channel.${line.channel}`)].join(', '),
              text: <span className="mw-lines">{line.body}</span>,
            }))}
          />
          {data.moreSaid > 0 && <p className="mw-small mw-muted">{t('list.more', { number: data.moreSaid })}</p>}
        </>
      )}
    </Entry>
  )
}
