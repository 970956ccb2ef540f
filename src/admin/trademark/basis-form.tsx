import { trademarkBasis } from '#contract/trademark.ts'
import { filingBases, isMadridBasis } from '#domain/use-in-commerce/status.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit } from '../kit/use-kept-text.ts'

/** On which basis a mark is at the USPTO: other dates follow for an international registration. */
export function BasisForm({ row }: { row: TrademarkFile }) {
  const t = useText()
  const basisEdit = useKeptEdit(`basis:${row.id}`, row.filing_basis ?? '')
  const basis = filingBases.find((one) => one === basisEdit.text) ?? null
  const isMadrid = isMadridBasis(basis)
  const ends = useKeptEdit(`basis-end:${row.id}`, row.expiration_date ?? '')
  // Until a mark is an international registration its end is one of our own sum.
  const shownEnd = isMadridBasis(row.filing_basis) || ends.text !== ends.base ? ends.text : ''
  const save = useSend(trademarkBasis, { done: t('basis.done'), ownRefusal: true })
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        const before = {
          filingBasis: filingBases.find((one) => one === basisEdit.base) ?? null,
          expirationDate: ends.base || null,
        }
        const body = { filingBasis: basis, expirationDate: (isMadrid && shownEnd) || null, before }
        void save.send({ params: { id: row.id }, body }).then(({ ok }) => {
          if (ok) for (const edit of [basisEdit, ends]) edit.forget()
        })
      }}
    >
      <Select
        name="filingBasis"
        label={t('basis.label')}
        hint={t('basis.hint')}
        empty={t('basis.unknown')}
        options={filingBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
        value={basis ?? ''}
        error={fieldError(save.fields, 'filingBasis', t('basis.label'))}
        onChange={(event) => basisEdit.set(event.target.value)}
      />
      <Theirs edit={basisEdit} />
      {isMadrid && (
        <>
          <TextField
            name="internationalEnd"
            type="date"
            label={t('basis.end')}
            hint={t('basis.endHint')}
            value={shownEnd}
            error={fieldError(save.fields, 'expirationDate', t('basis.end'))}
            onChange={(event) => ends.set(event.target.value)}
          />
          <Theirs edit={ends} />
        </>
      )}
      <Refusal error={save.error} />
      <Button small type="submit" busy={save.busy}>
        {t('basis.save')}
      </Button>
    </form>
  )
}
