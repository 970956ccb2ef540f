import { useState } from 'react'
import { trademarkBasis } from '#contract/trademark.ts'
import { filingBases, isMadridBasis } from '#domain/use-in-commerce/status.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'

/** On which basis a mark is at the USPTO: other dates follow for an international registration. */
export function BasisForm({ row }: { row: TrademarkFile }) {
  const t = useText()
  const [basis, setBasis] = useState(filingBases.find((one) => one === row.filing_basis) ?? null)
  const isMadrid = isMadridBasis(basis)
  // Until a mark is an international registration its end is one of our own sum.
  const [ends, setEnds] = useState((isMadridBasis(row.filing_basis) && row.expiration_date) || '')
  const save = useSend(trademarkBasis, { done: t('basis.done'), ownRefusal: true })
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { filingBasis: basis, expirationDate: (isMadrid && ends) || null }
        void save.send({ params: { id: row.id }, body })
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
        onChange={(event) => setBasis(filingBases.find((one) => one === event.target.value) ?? null)}
      />
      {isMadrid && (
        <TextField
          name="internationalEnd"
          type="date"
          label={t('basis.end')}
          hint={t('basis.endHint')}
          value={ends}
          error={fieldError(save.fields, 'expirationDate', t('basis.end'))}
          onChange={(event) => setEnds(event.target.value)}
        />
      )}
      <Refusal error={save.error} />
      <Button small type="submit" busy={save.busy}>
        {t('basis.save')}
      </Button>
    </form>
  )
}
