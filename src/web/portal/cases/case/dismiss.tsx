import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Choice, Choices } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../../answers.server.ts'
import { useText } from '../../../i18n/text.ts'
import type { CaseData } from './load.server.ts'
import { numberOf } from './numbers.ts'

/** The way to say that nobody has to be acted against. */
export function Dismiss({ data, refused }: { data: CaseData; refused: FormAnswer | undefined }) {
  const t = useText('case')
  const common = useText('common')
  const busy = useNavigation().state !== 'idle'
  const value = (name: string) => refused?.typed[name]?.[0] ?? ''
  return (
    <Entry id="dismiss" number={numberOf(data, 'dismiss')} margin={t('case.dismissMargin')}>
      <h2 className="mw-h3 mb-2" id="dismiss-title">
        {t('case.noThreat')}
      </h2>
      <Form method="post" className="mw-stack">
        <TextArea
          name="reason"
          label={t('case.dismissReason')}
          optional={common('optional')}
          className="mw-textarea--short"
          maxLength={500}
          defaultValue={value('reason')}
        />
        {data.counterparty && (
          <Choices>
            <Choice
              name="whitelist"
              value="yes"
              defaultChecked={value('whitelist') === 'yes'}
              title={t('case.whitelistIt', { other: data.counterparty.name })}
              text={t('case.whitelistText')}
            />
          </Choices>
        )}
        <div>
          <Button type="submit" name="intent" value="dismiss" busy={busy}>
            {t('case.dismiss')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}
