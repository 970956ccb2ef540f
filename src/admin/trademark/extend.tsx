import { useState } from 'react'
import {
  trademarkApplicationDraft,
  trademarkExtendClass,
  trademarkExtendCountry,
  trademarkRelated,
} from '#contract/route.ts'
import { isJurisdiction, jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatMoney } from '#kernel/money.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldErrorWithin, useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { requestPath, trademarkPath } from '../paths.ts'

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Orders that begin with a mark, for a client on the phone: further places, further classes, or the same once more. */
export function Extend({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const [places, setPlaces] = useState('')
  const [classes, setClasses] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const asked = useAsk(trademarkRelated, { params: { id: row.id } })
  const done = { done: t('extend.opened'), ownRefusal: true }
  const again = useSend(trademarkApplicationDraft, done)
  const byPlace = useSend(trademarkExtendCountry, done)
  const byClass = useSend(trademarkExtendClass, done)
  const params = { id: row.id }
  const wanted = parts(places).map((part) => jurisdictionFrom(part.toUpperCase()))
  const chosen = (asked.data?.places ?? []).filter(({ jurisdiction }) => wanted.includes(jurisdiction))
  const take = (answer: { ok: true; value: { requestId: string } } | { ok: false }): void => {
    if (answer.ok) setOpened(answer.value.requestId)
  }
  return (
    <div className="mw-stack">
      <p className="mw-small mw-muted">{t('extend.text')}</p>
      {opened !== null && (
        <p>
          <a href={requestPath(opened, 'order')}>{t('extend.open')}</a>
        </p>
      )}
      {(asked.data?.marks.length ?? 0) > 1 && (
        <p className="mw-small">
          {t('extend.where')}:{' '}
          {asked.data?.marks.map((mark) => (
            <a key={mark.id} href={trademarkPath(mark.id)} className="wb-weblink">
              {jurisdictionName(mark.jurisdiction, language)}
            </a>
          ))}
        </p>
      )}
      <StepForm
        send={async () =>
          take(await byPlace.send({ params, body: { jurisdictions: wanted.filter((one) => one !== null) } }))
        }
        refused={byPlace.error}
        busy={byPlace.busy}
        disabled={wanted.length === 0 || !wanted.every((one) => one !== null && isJurisdiction(one))}
        submit={t('extend.extendPlaces')}
      >
        <TextField
          name="extendPlaces"
          label={t('extend.places')}
          hint={t('extend.placesHint')}
          value={places}
          error={fieldErrorWithin(byPlace.fields, 'jurisdictions', t('extend.places'))}
          onChange={(event) => setPlaces(event.target.value)}
        />
        {chosen.map(({ jurisdiction, net }) => (
          <p key={jurisdiction} className="mw-small">
            {t('extend.cost', {
              place: jurisdictionName(jurisdiction, language),
              price: net === null ? t('extend.byPerson') : formatMoney(net, asked.data?.currency ?? 'EUR', language),
            })}
          </p>
        ))}
      </StepForm>
      <StepForm
        send={async () => take(await byClass.send({ params, body: { classes: parts(classes).map(Number) } }))}
        refused={byClass.error}
        busy={byClass.busy}
        disabled={parts(classes).length === 0}
        submit={t('extend.extendClasses')}
      >
        <TextField
          name="extendClasses"
          label={t('extend.classes')}
          hint={t('extend.classesHint')}
          value={classes}
          error={fieldErrorWithin(byClass.fields, 'classes', t('extend.classes'))}
          onChange={(event) => setClasses(event.target.value)}
        />
      </StepForm>
      <Refusal error={again.error} />
      <div>
        <Button small busy={again.busy} onClick={() => void again.send({ params }).then(take)}>
          {t('extend.again')}
        </Button>
      </div>
    </div>
  )
}
