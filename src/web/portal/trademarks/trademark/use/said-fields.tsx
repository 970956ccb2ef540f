import { proofKinds } from '#domain/use-proof/vocabulary.ts'
import { Checkbox } from '#ui/check.tsx'
import { Fieldset } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { Typed } from '../../../../answers.server.ts'
import { useText } from '../../../../i18n/text.ts'
import type { ShownProof, UseProofsData } from './load.server.ts'

interface SaidFieldsProps {
  data: UseProofsData
  /** Ends the ids of the controls: there are several such forms on the page. */
  own: string
  errors: Record<string, string>
  typed: Typed | undefined
  /** The one that is put right; null for a new one. */
  proof: ShownProof | null
  /** A captured page is of its kind and day by itself. */
  captured?: boolean
}

/** The ids of the fields of one of the forms, for the summary of what is wrong. */
export const idsOf = (own: string): Record<string, string> =>
  Object.fromEntries(
    ['file', 'url', 'kind', 'usedFrom', 'usedUntil', 'classes', 'items', 'market', 'note', 'trademarkIds'].map(
      (name) => [name, `${name}-${own}`],
    ),
  )

function Days({ data, own, errors, typed, proof }: SaidFieldsProps) {
  const t = useText('use-proof')
  const before = (name: string, value: string) => typed?.[name]?.[0] ?? value
  return (
    <>
      <Select
        name="kind"
        id={`kind-${own}`}
        label={t('form.kind')}
        empty={t('form.choose')}
        defaultValue={before('kind', proof?.kind ?? '')}
        options={proofKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        error={errors.kind}
      />
      <div className="mw-cols-2">
        <TextField
          name="usedFrom"
          id={`usedFrom-${own}`}
          type="date"
          max={data.today}
          label={t('form.usedFrom')}
          hint={t('form.usedFromHint')}
          defaultValue={before('usedFrom', proof?.usedFrom ?? '')}
          error={errors.usedFrom}
        />
        <TextField
          name="usedUntil"
          id={`usedUntil-${own}`}
          type="date"
          max={data.today}
          label={t('form.usedUntil')}
          optional={t('optional')}
          hint={t('form.usedUntilHint')}
          defaultValue={before('usedUntil', proof && proof.usedUntil !== proof.usedFrom ? proof.usedUntil : '')}
          error={errors.usedUntil}
        />
      </div>
    </>
  )
}

function Market({ data, own, errors, typed, proof }: SaidFieldsProps) {
  const t = useText('use-proof')
  const [only] = data.markets
  if (data.markets.length === 1 && only) return <input type="hidden" name="market" value={only.value} />
  return (
    <Select
      name="market"
      id={`market-${own}`}
      label={t('form.market')}
      hint={t('form.marketHint', { place: data.place.name })}
      empty={t('form.choose')}
      defaultValue={typed?.market?.[0] ?? proof?.market ?? ''}
      options={data.markets}
      error={errors.market}
    />
  )
}

function Goods({ data, own, errors, typed, proof }: SaidFieldsProps) {
  const t = useText('use-proof')
  const isChosen = (name: 'classes' | 'items', value: string, stands: boolean) =>
    typed ? (typed[name]?.includes(value) ?? false) : stands
  const some = data.goods.some((list) => list.terms.length > 0)
  return (
    <>
      <Fieldset id={`classes-${own}`} legend={t('form.classes')} plain error={errors.classes}>
        {data.goods.map(({ number, name }) => (
          <Checkbox
            key={number}
            name="classes"
            id={`classes-${own}-${number}`}
            value={String(number)}
            label={t('form.class', { number, name })}
            defaultChecked={isChosen(
              'classes',
              String(number),
              proof?.classes.includes(number) ?? data.goods.length === 1,
            )}
          />
        ))}
      </Fieldset>
      {some && (
        <details className="mw-more" open={proof !== null && proof.items.length > 0}>
          <summary>{t('form.items')}</summary>
          <Fieldset
            id={`items-${own}`}
            legend={t('form.itemsLegend')}
            hint={t('form.itemsHint')}
            plain
            error={errors.items}
          >
            {data.goods.map(({ number, terms }) =>
              terms.map((term, at) => (
                <Checkbox
                  key={`${number} ${term}`}
                  name="items"
                  id={`items-${own}-${number}-${at}`}
                  value={term}
                  label={term}
                  defaultChecked={isChosen('items', term, proof?.items.includes(term) ?? false)}
                />
              )),
            )}
          </Fieldset>
        </details>
      )}
    </>
  )
}

/** What is said of a file: what it is, when and where the use was, and what it shows. */
export function SaidFields(props: SaidFieldsProps) {
  const { data, own, errors, typed, proof, captured = false } = props
  const t = useText('use-proof')
  return (
    <>
      {!captured && <Days {...props} />}
      <Market {...props} />
      <Goods {...props} />
      <TextArea
        name="note"
        id={`note-${own}`}
        label={t('form.note')}
        optional={t('optional')}
        hint={t('form.noteHint')}
        className="mw-textarea--short"
        maxLength={2000}
        defaultValue={typed?.note?.[0] ?? proof?.note ?? ''}
        error={errors.note}
      />
      {proof === null && data.others.length > 0 && (
        <Fieldset
          id={`trademarkIds-${own}`}
          legend={t('form.further', { mark: data.mark })}
          hint={t('form.furtherHint')}
          plain
          error={errors.trademarkIds}
        >
          {data.others.map(({ id, label }) => (
            <Checkbox
              key={id}
              name="trademarkIds"
              id={`trademarkIds-${own}-${id}`}
              value={id}
              label={label}
              defaultChecked={typed?.trademarkIds?.includes(id) ?? false}
            />
          ))}
        </Fieldset>
      )}
    </>
  )
}
