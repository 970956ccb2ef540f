import { useState } from 'react'
import { texts } from '#domain/catalog/texts.ts'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextField } from '#ui/text-field.tsx'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { useText } from '../../i18n/text.ts'
import { CompactCheck } from '../../mark-checker/compact-check.tsx'
import { MarkLetters } from '../../mark-letters.tsx'
import type { FormPart } from './form-part.ts'

export function MarkFields({ data, typed, errors }: FormPart) {
  const t = useText('verification')
  const names = useText('trademark')
  const kind = typed('type') || 'WORD'
  const [text, setText] = useState(typed('value'))
  return (
    <Entry id="mark" number={1} margin={t('mark.margin')}>
      <h2 className="mw-h2 mb-3" id="mark-title">
        {t('mark.title')}
      </h2>
      <div className="mw-stack--l mw-stack">
        <TextField
          name="value"
          label={t('mark.value')}
          hint={t('mark.valueHint')}
          error={errors.value}
          defaultValue={typed('value')}
          className="mw-input--mark"
          maxLength={texts.mark.max}
          autoComplete="off"
          spellCheck={false}
          required
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <MarkLetters text={text} />
        <CompactCheck classes={data.broughtClasses} offices={data.offices} />
        <Fieldset id="type" legend={t('mark.kind')} error={errors.type} plain>
          <Choices two>
            {markTypes.map((type) => (
              <Choice
                key={type}
                kind="radio"
                name="type"
                value={type}
                defaultChecked={type === kind}
                title={names(`type.${type}`)}
                text={names(`typeText.${type}`)}
              />
            ))}
          </Choices>
        </Fieldset>
      </div>
    </Entry>
  )
}
