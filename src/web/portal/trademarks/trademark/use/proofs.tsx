import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { FormErrors } from '../../../../form-errors.tsx'
import { useText } from '../../../../i18n/text.ts'
import { useOwnRefusal } from './forms.tsx'
import type { ShownProof, UseProofsData } from './load.server.ts'
import { idsOf, SaidFields } from './said-fields.tsx'

function ChangeForm({ data, proof }: { data: UseProofsData; proof: ShownProof }) {
  const t = useText('use-proof')
  const busy = useNavigation().state !== 'idle'
  const { refusal, typed, errors } = useOwnRefusal('change', proof.id)
  return (
    <details className="mw-more" open={refusal !== undefined}>
      <summary>{t('proofs.change')}</summary>
      <Form method="post" className="mw-stack mw-owner mt-2" noValidate>
        <FormErrors refusal={refusal} errors={errors} ids={idsOf(proof.id)} />
        <input type="hidden" name="proofId" value={proof.id} />
        <input type="hidden" name="version" value={proof.version} />
        <SaidFields data={data} own={proof.id} errors={errors} typed={typed} proof={proof} />
        <div className="mw-cluster">
          <Button small type="submit" name="intent" value="change" busy={busy}>
            {t('proofs.save')}
          </Button>
          <Button small kind="quiet" type="submit" name="intent" value="leave-out" busy={busy}>
            {t('proofs.leaveOut')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

function ProofItem({ data, proof }: { data: UseProofsData; proof: ShownProof }) {
  const t = useText('use-proof')
  const { from, until } = proof
  return (
    <li className="mw-stack mw-stack--s">
      <p>
        <a href={proof.href}>{t(`kind.${proof.kind}`)}</a>, {until === null ? from : t('proofs.days', { from, until })}
        {data.markets.length > 1 && `, ${proof.marketName}`}.{' '}
        {t('proofs.classes', { count: proof.classes.length, classes: proof.classes.join(', ') })}
      </p>
      {proof.items.length > 0 && <p className="mw-small">{proof.items.join('; ')}</p>}
      {proof.note !== '' && <p className="mw-small mw-lines">{proof.note}</p>}
      {proof.url !== null && <p className="mw-small break-all">{proof.url}</p>}
      <p className="mw-source">
        {t(proof.url === null ? 'proofs.handedIn' : 'proofs.taken', { at: proof.taken })}{' '}
        {proof.authority === null ? t('proofs.noStamp') : t('proofs.stamp', { authority: proof.authority })}
      </p>
      <p className="mw-source break-all">SHA-256 {proof.sha256}</p>
      <ChangeForm data={data} proof={proof} key={proof.version} />
    </li>
  )
}

/** What was collected, the newest use first. */
export function Proofs({ data }: { data: UseProofsData }) {
  const t = useText('use-proof')
  const busy = useNavigation().state !== 'idle'
  return (
    <Entry id="proofs" number={2} margin={t('proofs.margin')}>
      <h2 className="mw-h3 mb-2" id="proofs-title">
        {t('proofs.title')}
      </h2>
      {data.proofs.length === 0 && <p className="mw-muted">{t('proofs.none')}</p>}
      <ul className="mw-ruled">
        {data.proofs.map((proof) => (
          <ProofItem key={proof.id} data={data} proof={proof} />
        ))}
      </ul>
      {data.leftOut.length > 0 && (
        <details className="mw-more mt-2">
          <summary>{t('proofs.leftOut', { count: data.leftOut.length })}</summary>
          <ul className="mw-ruled">
            {data.leftOut.map((proof) => (
              <li key={proof.id} className="mw-split">
                <span>
                  <a href={proof.href}>{t(`kind.${proof.kind}`)}</a>, {proof.from}
                </span>
                <Form method="post">
                  <input type="hidden" name="proofId" value={proof.id} />
                  <Button small type="submit" name="intent" value="take-in" busy={busy}>
                    {t('proofs.takeIn')}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Entry>
  )
}
