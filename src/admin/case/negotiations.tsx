import { useState } from 'react'
import { caseNegotiationAdd } from '#contract/notice.ts'
import { negotiationChannels, negotiationDirections } from '#domain/enforcement/negotiation.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { Refusal } from '../kit/refusal.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** What was said between the sides, newest first, and the form for the next line. The client reads it. */
export function Negotiations({ row }: { row: CaseRow }) {
  const t = useText()
  const language = useLanguage()
  const [on, setOn] = useState(todayHere())
  const [direction, setDirection] = useState<(typeof negotiationDirections)[number]>('in')
  const [channel, setChannel] = useState<(typeof negotiationChannels)[number]>('email')
  const [body, setBody] = useKeptText(`negotiation:${row.id}`)
  const add = useSend(caseNegotiationAdd, { done: t('case.saved'), ownRefusal: true })
  return (
    <div className="mw-stack">
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          void add
            .send({ params: { id: row.id }, body: { happenedOn: on, direction, channel, body } })
            .then(({ ok }) => ok && setBody(''))
        }}
      >
        <div className="mw-pair">
          <TextField
            name="happenedOn"
            type="date"
            max={todayHere()}
            label={t('notice.happenedOn')}
            value={on}
            error={fieldError(add.fields, 'happenedOn', t('notice.happenedOn'))}
            onChange={(event) => setOn(event.target.value)}
          />
          <Select
            name="direction"
            label={t('notice.directionLabel')}
            options={negotiationDirections.map((value) => ({ value, label: t(`notice.direction.${value}`) }))}
            value={direction}
            onChange={(event) => setDirection(event.target.value === 'out' ? 'out' : 'in')}
          />
        </div>
        <Select
          name="channel"
          label={t('notice.channelLabel')}
          options={negotiationChannels.map((value) => ({ value, label: t(`notice.channel.${value}`) }))}
          value={channel}
          onChange={(event) => setChannel(negotiationChannels.find((one) => one === event.target.value) ?? 'email')}
        />
        <TextArea
          name="negotiationBody"
          label={t('notice.said')}
          hint={t('notice.saidHint')}
          className="mw-textarea--short"
          maxLength={5000}
          value={body}
          error={fieldError(add.fields, 'body', t('notice.said'))}
          onChange={(event) => setBody(event.target.value)}
        />
        <Refusal error={add.error} />
        <div>
          <Button small type="submit" busy={add.busy} disabled={body.trim() === ''}>
            {t('notice.addLine')}
          </Button>
        </div>
      </form>
      <ul className="mw-ruled">
        {row.negotiations.map((line) => (
          <li key={line.id}>
            <p className="mw-source">
              {[
                formatDate(line.happened_on, language),
                t(`notice.direction.${line.direction}`),
                t(`notice.channel.${line.channel}`),
                line.created_by_user && personName(line.created_by_user),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="mw-lines">{line.body}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
