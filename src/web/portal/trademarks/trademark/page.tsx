import { useLoaderData } from 'react-router'
import { Status } from '#ui/status.tsx'
import { useClearDraft } from '#ui/use-draft.ts'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import { MarkPlate } from '../../../mark-plate.tsx'
import { markTone } from '../../../mark-tone.ts'
import '../../../docket/dates.css'
import '../../../draft.css'
import '../../styles/register.css'
import { ActionsEntry } from './actions-entry.tsx'
import { DatesEntry } from './dates-entry.tsx'
import { Events } from './events.tsx'
import { HitsEntry } from './hits.tsx'
import { RegisterFacts } from './facts.tsx'
import type { RelatedMark, TrademarkData } from './load.server.ts'
import { DocumentsEntry, GoodsEntry } from './documents-entry.tsx'
import { MissedWays } from './missed-ways.tsx'
import { OppositionsEntry } from '../../oppositions-entry.tsx'
import { RegistryCodeEntry } from './registry-code-entry.tsx'
import { UseEntry } from './use-entry.tsx'
import { UseProofsEntry } from './use-proofs-entry.tsx'
import { WhereEntry } from './where-entry.tsx'

export { action, loader } from './load.server.ts'

export const handle = {
  namespaces: ['portal', 'trademark', 'office-action', 'opposition', 'use-in-commerce', 'use-proof'],
} satisfies PageHandle

/** The way to the application that it was divided from, and to those that were divided off it. */
function Divided({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  const named = ({ number, classes }: RelatedMark) =>
    [number ?? t('mark.notYet'), t('order.ofClasses', { classes })].join(', ')
  const { dividedFrom, divisions } = data
  if (!dividedFrom && divisions.length === 0) return null
  return (
    <ul className="mw-small">
      {dividedFrom && (
        <li>
          {t('mark.dividedFrom')} <a href={dividedFrom.href}>{named(dividedFrom)}</a>
        </li>
      )}
      {divisions.map((one) => (
        <li key={one.id}>
          {t('mark.dividedOff')} <a href={one.href}>{named(one)}</a>
        </li>
      ))}
    </ul>
  )
}

/** The way between an international registration and the places that it was extended to. */
function Extended({ data: { extensionOf, designations } }: { data: TrademarkData }) {
  const t = useText('portal')
  if (!extensionOf && designations.length === 0) return null
  return (
    <ul className="mw-small">
      {extensionOf && (
        <li>
          <a href={extensionOf.href}>{[t('mark.extensionOf'), extensionOf.number].filter(Boolean).join(' ')}</a>
          {extensionOf.ends && `. ${t('mark.extensionEnds', { date: extensionOf.ends })}`}
        </li>
      )}
      {designations.map((one) => (
        <li key={one.id}>
          <a href={one.href}>{t('mark.designated', { place: one.place })}</a>
          {[
            t(`markStatus.${one.status}`),
            one.refusable && t(one.refusableLater ? 'mark.refusable' : 'mark.refusableAtAll', { date: one.refusable }),
          ]
            .filter(Boolean)
            .map((text) => `; ${text}`)
            .join('')}
        </li>
      ))}
    </ul>
  )
}

/** Where it stands, in a sentence. */
function useStanding({ letGo, missed, status, ended }: TrademarkData): string {
  const t = useText('portal')
  if (letGo?.until === null) return t('markText.letGo')
  if (letGo) return t(letGo.isOver ? 'markText.letGoOver' : 'markText.letGoUntil', { date: letGo.until })
  if (status === 'ended') return t(`markText.ended.${ended.how ?? 'unknown'}`, { date: ended.on ?? '' })
  return missed ? t('markText.lapsed', { due: missed.due, late: missed.late }) : t(`markText.${status}`)
}

function Head({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  const names = useText('trademark')
  const standing = useStanding(data)
  return (
    <div className="mw-exhibit mt-3">
      <MarkPlate
        mark={
          <h1 className={data.mark.length > 9 ? 'mw-mark mw-mark--fit' : 'mw-mark mw-mark--l'} translate="no">
            {data.mark}
          </h1>
        }
        status={<Status tone={markTone(data.status)}>{t(`markStatus.${data.status}`)}</Status>}
        source={t('mark.kind', { type: names(`type.${data.type}`), place: data.place.name })}
      />
      <div className="mw-stack">
        <p className="mw-h3">{standing}</p>
        {data.missed && <MissedWays ways={data.missed.ways} place={data.place.name} />}
        {data.picture && (
          <p>
            <img className="mw-signpicture" src={data.picture} alt={t('mark.picture', { mark: data.mark })} />
          </p>
        )}
        <RegisterFacts data={data} />
        <Divided data={data} />
        <Extended data={data} />
        {data.isOwn && <p className="mw-source">{t('add.own')}</p>}
        <p className="mw-cluster mw-small">
          {data.order && <a href={data.order.href}>{t('mark.order', { number: data.order.number })}</a>}
          {data.reportHref && <a href={data.reportHref}>{t('mark.reportUse')}</a>}
          {data.ipoLink && (
            <a href={data.ipoLink} rel="noreferrer">
              {t('mark.ipo')}
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

export default function TrademarkPage() {
  const t = useText('portal')
  const data = useLoaderData<TrademarkData>()
  useClearDraft('own-mark:')
  return (
    <>
      <title>{t('mark.metaTitle', { mark: data.mark, place: data.place.name })}</title>
      <a className="mw-small" href={data.backUrl}>
        {t('mark.back')}
      </a>
      <Head data={data} />
      <OppositionsEntry rows={data.oppositions} />
      <ActionsEntry data={data} />
      <DatesEntry data={data} />
      <UseEntry data={data} />
      <UseProofsEntry data={data} />
      <RegistryCodeEntry codes={data.registryCodes} />
      <WhereEntry id={data.id} brand={data.brand} here={data.place.code} />
      <HitsEntry key={data.id} data={data} />
      <Events data={data} />
      <GoodsEntry data={data} />
      <DocumentsEntry data={data} />
    </>
  )
}
