import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { ClassStanding } from '#domain/use-proof/standing.ts'
import { useText, type Text } from '../../../../i18n/text.ts'
import { LawWords } from '../../../../source-words.tsx'
import type { UseProofsData } from './load.server.ts'

type ShownClass = UseProofsData['classes'][number]

const tones: Record<ClassStanding, Tone> = { missing: 'seal', ends: 'amber', shown: 'leaf', unknown: 'muted' }

function declaredKey({ isOpen, isOfTime }: NonNullable<UseProofsData['declared']>) {
  if (isOfTime) return isOpen ? 'declared.openOfTime' : 'declared.aheadOfTime'
  return isOpen ? 'declared.open' : 'declared.ahead'
}

/** From when proof can be asked for, and the next declaration of use. */
function Since({ data }: { data: UseProofsData }) {
  const t = useText('use-proof')
  const portal = useText('portal')
  const { asked, declared, place } = data
  const missing = data.classes.filter(({ standing }) => standing === 'missing').map(({ number }) => number)
  const undeclared = data.classes.filter(({ isUndeclared }) => isUndeclared).map(({ number }) => number)
  return (
    <div className="mw-stack mw-stack--s mb-3">
      {asked === null && <p>{t('since.unknown', { place: place.name })}</p>}
      {asked && (
        <p>
          {t(asked.isPast ? 'since.past' : 'since.ahead', { date: asked.from, count: asked.years })}{' '}
          {asked.law && (
            <span className="mw-source">
              <LawWords text={t('since.law', { law: asked.law })} source={asked.law} />
            </span>
          )}
        </p>
      )}
      {asked && missing.length > 0 && (
        <Callout tone={asked.isPast ? 'seal' : 'amber'} title={t('gap.title')}>
          <p>
            {t(asked.isPast ? 'gap.now' : 'gap.ahead', {
              count: missing.length,
              classes: missing.join(', '),
              date: asked.from,
            })}
          </p>
        </Callout>
      )}
      {declared && (
        <p>
          {t(declaredKey(declared), { opens: declared.opens, until: declared.until })}{' '}
          {declared.law && (
            <span className="mw-source">
              <LawWords
                text={t('since.law', {
                  law: declared.isRead ? declared.law : portal('date.byAccount', { law: declared.law }),
                })}
                source={declared.law}
              />
            </span>
          )}{' '}
          {declared.isOpen &&
            undeclared.length > 0 &&
            t('declared.missing', { count: undeclared.length, classes: undeclared.join(', ') })}
        </p>
      )}
    </div>
  )
}

function StandingOf({ one }: { one: ShownClass }) {
  const t = useText('use-proof')
  return (
    <>
      <Status tone={tones[one.standing]}>{t(`standing.${one.standing}`)}</Status>
      {one.countsUntil && one.standing !== 'missing' && (
        <span className="mw-source block">{t('standing.until', { date: one.countsUntil })}</span>
      )}
    </>
  )
}

const columnsOf = ({ years }: UseProofsData, t: Text<'use-proof'>): Column<ShownClass>[] => {
  return [
    {
      key: 'class',
      title: t('table.class'),
      head: true,
      cell: (one) => (
        <>
          {one.number} <span className="mw-source">{one.name}</span>
        </>
      ),
    },
    ...years.map(({ key, label, isAhead }, at) => ({
      key,
      title: label,
      right: true,
      cell: (one: ShownClass) => {
        const count = one.counts[at] ?? 0
        return count === 0 ? (
          <span className="mw-muted">{isAhead ? t('table.ahead') : t('table.none')}</span>
        ) : (
          <span className="mw-num">{count}</span>
        )
      },
    })),
    { key: 'standing', title: t('table.standing'), cell: (one) => <StandingOf one={one} /> },
  ]
}

/** Class by class and year by year: how many files speak of it, and where nothing does. */
export function Standing({ data }: { data: UseProofsData }) {
  const t = useText('use-proof')
  const columns = columnsOf(data, t)
  const unnamed = data.classes.filter((one) => one.unnamed.length > 0)
  return (
    <Entry id="standing" number={1} margin={t('table.margin')}>
      <h2 className="mw-h3 mb-2" id="standing-title">
        {t('table.title')}
      </h2>
      <Since data={data} />
      {data.classes.length === 0 ? (
        <p className="mw-muted">{t('table.noClasses')}</p>
      ) : (
        <Table caption={t('table.title')} columns={columns} rows={data.classes} rowKey={(one) => String(one.number)} />
      )}
      {unnamed.map((one) => (
        <details className="mw-more mt-2" key={one.number}>
          <summary>{t('unnamed.title', { count: one.unnamed.length, number: one.number })}</summary>
          <p>{one.unnamed.join('; ')}</p>
        </details>
      ))}
      <p className="mw-source mt-2">{t('table.note')}</p>
    </Entry>
  )
}
