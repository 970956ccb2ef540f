import { useState } from 'react'
import { trademarkEdit } from '#contract/trademark.ts'
import { goodsLines } from '#domain/catalog/goods-lines.ts'
import { publishedWhere } from '#domain/trademark/published-where.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit } from '../kit/use-kept-text.ts'

const emptyIsNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** The record of a mark put right, when somebody opens it: beside the forms of its steps it is seldom wanted. */
export function RecordForm({ row }: { row: TrademarkFile }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('record.open')}</summary>
      {isOpen && <Fields row={row} />}
    </details>
  )
}

/** The dates of the mark follow what is saved, and what was there before stands among the changes. */
function Fields({ row }: { row: TrademarkFile }) {
  const t = useText()
  const save = useSend(trademarkEdit, { done: t('record.done'), ownRefusal: true })
  const edits = {
    name: useKeptEdit(`record.name:${row.id}`, row.name),
    number: useKeptEdit(`record.number:${row.id}`, row.number ?? ''),
    filingDate: useKeptEdit(`record.filed:${row.id}`, row.filing_date ?? ''),
    registrationDate: useKeptEdit(`record.registered:${row.id}`, row.registration_date ?? ''),
    publicationDate: useKeptEdit(`record.published:${row.id}`, row.publication_date ?? ''),
    expirationDate: useKeptEdit(`record.ends:${row.id}`, row.expiration_date ?? ''),
    ipoLink: useKeptEdit(`record.link:${row.id}`, row.ipo_link ?? ''),
    goods: useKeptEdit(`record.goods:${row.id}`, goodsLines(row.goods_and_services)),
  }
  const labels = {
    name: t('field.mark'),
    number: t('field.number'),
    filingDate: t('field.filed'),
    registrationDate: t('field.registered'),
    publicationDate: t('record.published'),
    expirationDate: t('field.ends'),
    ipoLink: t('record.link'),
    goods: t('goods.title'),
  }
  const recorded = (part: 'text' | 'base') => ({
    name: edits.name[part],
    number: emptyIsNull(edits.number[part]),
    filingDate: emptyIsNull(edits.filingDate[part]),
    registrationDate: emptyIsNull(edits.registrationDate[part]),
    publicationDate: emptyIsNull(edits.publicationDate[part]),
    expirationDate: emptyIsNull(edits.expirationDate[part]),
    ipoLink: emptyIsNull(edits.ipoLink[part]),
    goods: emptyIsNull(edits.goods[part]),
  })
  const control = (name: keyof typeof edits) => ({
    name: `record-${name}`,
    label: labels[name],
    value: edits[name].text,
    error: fieldError(save.fields, name, labels[name]),
    onChange: (event: { target: { value: string } }) => edits[name].set(event.target.value),
  })
  const where = publishedWhere(row)
  const hints: Partial<Record<string, string>> = {
    ...(where && { publicationDate: t(`milestone.published${where}`) }),
    expirationDate: t('record.endsHint'),
  }
  const days = [
    'filingDate',
    'publicationDate',
    ...(row.registration_date ? (['registrationDate'] as const) : []),
    ...(row.international ? [] : (['expirationDate'] as const)),
  ] as const
  return (
    <form
      className="mw-stack wb-form mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save
          .send({ params: { id: row.id }, body: { ...recorded('text'), before: recorded('base') } })
          .then(({ ok }) => {
            if (ok) for (const edit of Object.values(edits)) edit.forget()
          })
      }}
    >
      <p className="mw-small mw-muted">{t('record.hint')}</p>
      <TextField {...control('name')} maxLength={200} />
      <Theirs edit={edits.name} />
      <TextField {...control('number')} maxLength={60} />
      <Theirs edit={edits.number} />
      {days.map((name) => (
        <div key={name} className="mw-stack mw-stack--s">
          <TextField {...control(name)} type="date" hint={hints[name]} />
          <Theirs edit={edits[name]} />
        </div>
      ))}
      <TextField {...control('ipoLink')} maxLength={500} />
      <Theirs edit={edits.ipoLink} />
      <TextArea {...control('goods')} hint={t('ownMark.goodsHint')} rows={5} />
      <Theirs edit={edits.goods} />
      <Refusal error={save.error} />
      <Button small type="submit" busy={save.busy}>
        {t('record.save')}
      </Button>
    </form>
  )
}
