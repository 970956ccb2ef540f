import { fillPath } from '#contract/client.ts'
import { proofFile, proofLeaveOut, proofPack } from '#contract/use-proof.ts'
import { territoryName } from '#domain/jurisdiction/names.ts'
import {
  mattersOfUse,
  standingOfUse,
  type ClassStanding,
  type ClassUse,
  type UseStanding,
} from '#domain/use-proof/standing.ts'
import { marketsOf } from '#domain/use-proof/vocabulary.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText, type Text } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { personName } from '../kit/person.ts'
import { formatDate, formatInstant, todayHere } from '../kit/time.ts'
import { AddProof, CaptureProof } from './use-proof-forms.tsx'

type ProofRow = TrademarkFile['use_proofs'][number]

const tones: Record<ClassStanding, Tone> = { missing: 'seal', ends: 'amber', shown: 'leaf', unknown: 'muted' }

/** "11/25": a month, as short as a narrow table needs it. */
const monthOf = (date: string): string => `${Number(date.slice(5, 7))}/${date.slice(2, 4)}`

/** What shows the use of the mark by class and year, the files, and forms for more of them. */
export function UseProofs({ row }: { row: TrademarkFile }) {
  const t = useText()
  return (
    <div className="mw-stack">
      <Standing row={row} />
      <ul className="mw-ruled">
        {row.use_proofs.map((proof) => (
          <Proof key={proof.id} row={row} proof={proof} />
        ))}
      </ul>
      <CutNote shown={row.use_proofs.length} all={row.use_proofs_aggregate} />
      {row.use_proofs.some((proof) => proof.left_out_at === null) && (
        <p>
          <a href={fillPath(proofPack.path, { id: row.id })}>{t('useProof.pack')}</a>
        </p>
      )}
      {row.goods_and_services.length > 0 && (
        <>
          <details>
            <summary>{t('useProof.add')}</summary>
            <AddProof row={row} key={row.use_proofs.length} />
          </details>
          <details>
            <summary>{t('useProof.capture')}</summary>
            <CaptureProof row={row} key={row.use_proofs.length} />
          </details>
        </>
      )}
    </div>
  )
}

const columnsOf = ({ years }: UseStanding, t: Text): Column<ClassUse>[] => {
  return [
    { key: 'class', title: t('useProof.class'), head: true, cell: (one) => one.number },
    ...years.map(({ from, until, isAhead }, at) => ({
      key: from,
      title: `${monthOf(from)}–${monthOf(until)}`,
      right: true,
      cell: (one: ClassUse) => one.counts[at] || (isAhead ? t('useProof.ahead') : '–'),
    })),
    {
      key: 'standing',
      title: t('field.status'),
      cell: (one) => <Status tone={tones[one.standing]}>{t(`useProof.standing.${one.standing}`)}</Status>,
    },
  ]
}

function Standing({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const standing = standingOfUse(
    {
      classes: row.goods_and_services,
      markets: marketsOf(row.jurisdiction),
      proofs: row.use_proofs
        .filter((proof) => proof.left_out_at === null)
        .map((proof) => ({ ...proof, usedFrom: proof.used_from, usedUntil: proof.used_until })),
      ...mattersOfUse(
        row.jurisdiction,
        row.deadlines.map((date) => ({
          ...date,
          graceUntil: date.grace_until,
          isDone: date.done_at !== null,
          isUnsure: date.confidence === 'low' && date.override_at === null,
        })),
        todayHere(),
      ),
    },
    todayHere(),
  )
  const { asked, declared, classes } = standing
  return (
    <>
      <p className="mw-small">
        {asked === null
          ? t('useProof.unknown')
          : t('useProof.since', { date: formatDate(asked.from, language), count: asked.years })}{' '}
        {declared &&
          t('useProof.declared', {
            opens: formatDate(declared.opens, language),
            until: formatDate(declared.until, language),
          })}
      </p>
      {classes.length > 0 && (
        <Table
          caption={t('useProof.title')}
          columns={columnsOf(standing, t)}
          rows={classes}
          rowKey={(one) => String(one.number)}
          dense
        />
      )}
    </>
  )
}

function Proof({ row, proof }: { row: TrademarkFile; proof: ProofRow }) {
  const t = useText()
  const language = useLanguage()
  const leave = useSend(proofLeaveOut, { done: t(proof.left_out_at === null ? 'useProof.isOut' : 'useProof.isIn') })
  const days = [...new Set([proof.used_from, proof.used_until])].map((day) => formatDate(day, language)).join(' – ')
  return (
    <li>
      <p>
        <a href={fillPath(proofFile.path, { id: row.id, proofId: proof.id })}>{t(`useProof.kind.${proof.kind}`)}</a>,{' '}
        {days}, {territoryName(proof.market, language)},{' '}
        {t('useProof.classes', { count: proof.classes.length, classes: proof.classes.join(', ') })}
        {proof.left_out_at !== null && `, ${t('useProof.leftOut')}`}
      </p>
      {proof.items.length > 0 && <p className="mw-small">{proof.items.join('; ')}</p>}
      {proof.note && <p className="mw-small mw-lines">{proof.note}</p>}
      {proof.url && <p className="mw-small break-all">{proof.final_url ?? proof.url}</p>}
      <p className="mw-source">
        {[
          formatInstant(proof.taken_at, language),
          proof.taken_by_user && personName(proof.taken_by_user),
          proof.is_stand_in ? t('exhibit.noStamp') : t('exhibit.stamp', { authority: proof.timestamped_by }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="mw-source break-all">SHA-256 {proof.sha256}</p>
      <Button
        small
        kind="quiet"
        busy={leave.busy}
        onClick={() =>
          void leave.send({ params: { id: row.id, proofId: proof.id }, body: { leftOut: proof.left_out_at === null } })
        }
      >
        {t(proof.left_out_at === null ? 'useProof.leaveOut' : 'useProof.takeIn')}
      </Button>
    </li>
  )
}
