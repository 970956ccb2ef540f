import { fillPath } from '#contract/client.ts'
import { transferDocument } from '#contract/transfer.ts'
import { ownerFieldNames } from '#domain/account/party.ts'
import { transferRuleOf } from '#domain/jurisdiction/transfer-law.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { mayBeBasic } from '#domain/route/ways.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { classesAt, type TransferDetails } from '#domain/service-order/transfer.ts'
import { documentsOf } from '#domain/service-order/transfer-vocabulary.ts'
import { Facts } from '#ui/facts.tsx'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { useLanguage, useText, type Text } from '../i18n/texts.ts'
import { Section } from '../kit/section.tsx'
import { trademarkPath } from '../paths.ts'
import { SignedForm } from './signed-form.tsx'
import { TransferForm } from './transfer-form.tsx'

/** The party in the words of its kind, as the register takes it. */
function receiverLines({ receiver }: TransferDetails): string[] {
  const { address } = receiver
  return [
    ...ownerFieldNames.map((name) => receiver[name]),
    address.street,
    [address.postcode, address.city].join(' '),
    [address.state, address.country].filter(Boolean).join(', '),
    receiver.email,
    receiver.phone,
  ].filter((line): line is string => Boolean(line))
}

/** What goes: each mark as a whole, or its classes. */
function partsOf(row: ServiceRow, details: TransferDetails, t: Text): string[] {
  return (row.parameters.items ?? []).map((item, at) => {
    const classes = classesAt(details, at)
    const what = classes === null ? t('transfer.whole') : t('transfer.only', { classes: classes.join(', ') })
    return `${item.mark}, ${item.jurisdiction}: ${what}`
  })
}

/** To whom the marks of an order go, what each office asks for, and the documents that are signed. */
export function Transfer({ row }: { row: ServiceRow }) {
  const t = useText()
  const language = useLanguage()
  if (row.service_name !== 'TrademarkOwnershipTransfer') return null
  const details = row.parameters.transfer
  const phase = servicePhase(row.status)
  const mayWrite = phase !== 'closed' && row.status !== 'Finished' && !details?.recordedAs
  const places = [...new Set((row.parameters.items ?? []).map(({ jurisdiction }) => jurisdiction))]
  const signed = row.documents.map(({ type }) => type)
  const documentLinks = (kind: TransferDetails['kind']) =>
    documentsOf(kind).map((document) => {
      const at = `${fillPath(transferDocument.path, { id: row.id, document })}?language=${row.language}`
      return (
        <li key={document}>
          {t(`documentType.${document}`)}: <a href={at}>PDF</a>, <a href={`${at}&format=docx`}>DOCX</a>
          {signed.includes(document) && `, ${t('transfer.isSigned')}`}
          {phase !== 'closed' && (
            <details className="mt-2">
              <summary className="mw-small">{t('transfer.handIn')}</summary>
              <SignedForm id={row.id} document={document} key={signed.length} />
            </details>
          )}
        </li>
      )
    })
  return (
    <Section title={t('transfer.title')}>
      {details ? (
        <>
          <Facts
            plain
            tight
            facts={[
              { key: 'kind', label: t('transfer.what'), value: t(`transfer.kind.${details.kind}`) },
              { key: 'to', label: t('transfer.receiver'), value: receiverLines(details).join(', ') },
              { key: 'parts', label: t('transfer.parts'), value: partsOf(row, details, t).join('; ') },
            ]}
          />
          <ul className="mw-ruled mt-2">{documentLinks(details.kind)}</ul>
          {details.parts.map(
            ({ item, becameId }) =>
              becameId && (
                <p key={item} className="mw-small">
                  <a href={trademarkPath(becameId)}>{partsOf(row, details, t)[item]}</a>: {t('transfer.became')}
                </p>
              ),
          )}
          {row.parameters.items?.some(
            ({ jurisdiction }, at) => classesAt(details, at) !== null && mayBeBasic(jurisdiction),
          ) && <p className="mw-small">{t('transfer.partOfBasic')}</p>}
          <p className="mw-small mw-muted">{t('transfer.after')}</p>
        </>
      ) : (
        <p className="mw-small">{t('transfer.unsaid')}</p>
      )}
      {mayWrite && (
        <details>
          <summary className="mw-small">{t(details ? 'transfer.change' : 'transfer.say')}</summary>
          <TransferForm row={row} key={JSON.stringify(details)} />
        </details>
      )}
      <ul className="mw-ruled mt-2">
        {places.map((code) => {
          const rule = transferRuleOf(code)
          const said = rule && [
            rule.written !== null && t(rule.written ? 'transfer.written' : 'transfer.unwritten'),
            rule.signedBy && t(`transfer.signed.${rule.signedBy}`),
            rule.partial === true && t('transfer.partial'),
            rule.note && t(`transfer.note.${rule.note}`),
          ]
          return (
            <li key={code} className="mw-small">
              {jurisdictionName(code, language)}: {said ? said.filter(Boolean).join(' ') : t('transfer.unknown')}
              {rule && (
                <small className="mw-source">
                  {' '}
                  {rule.law}, {rule.article}
                  {!rule.read && `, ${t('transfer.unread')}`}
                </small>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
