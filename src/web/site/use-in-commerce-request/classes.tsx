import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { useText } from '../../i18n/text.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { classControls } from './controls.ts'
import type { UseClass, UseInCommerceData } from './load.server.ts'

interface OneProps {
  data: UseInCommerceData
  one: UseClass
  errors: Record<string, string>
  typed: FormAnswer['typed'] | undefined
}

/** One class: which goods stay, what becomes of it and, where use is stated, since when. */
function OneClass({ data, one, errors, typed }: OneProps) {
  const t = useText('use-in-commerce')
  const names = classControls(one.id)
  const all = [...one.items, ...one.deletedItems]
  const kept = typed ? (typed[names.items] ?? []) : one.items
  const decision = typed ? typed[names.decision]?.[0] : one.decision
  const valueOf = (name: string, before: string | null) => typed?.[name]?.[0] ?? before ?? ''
  const choice = (value: 'use' | 'not-in-use' | 'extension', text: string) => (
    <Choice
      kind="radio"
      name={names.decision}
      value={value}
      defaultChecked={decision === value}
      title={t(`classes.decision.${value}`)}
      text={text}
    />
  )
  return (
    <section className="mw-useclass" aria-labelledby={`class-${one.id}`}>
      <input type="hidden" name="class" value={one.id} />
      <h3 className="mw-useclass__head" id={`class-${one.id}`}>
        <b>{one.number}</b> <span>{one.name}</span>
      </h3>
      <Fieldset
        id={names.items}
        plain
        legend={t('classes.goods')}
        hint={t('classes.goodsHint')}
        error={errors[names.items]}
      >
        <ul className="mw-usegoods">
          {all.map((item, at) => (
            <li key={item}>
              <label className="mw-check" htmlFor={`${names.items}-${at}`}>
                <input
                  type="checkbox"
                  id={`${names.items}-${at}`}
                  name={names.items}
                  value={item}
                  defaultChecked={kept.includes(item)}
                />
                <span>{item}</span>
              </label>
            </li>
          ))}
        </ul>
      </Fieldset>
      <Fieldset
        id={names.decision}
        plain
        legend={t('classes.what', { number: one.number })}
        error={errors[names.decision]}
      >
        <Choices>
          {choice('use', t(data.isStatement ? 'classes.useText' : 'classes.stillText'))}
          {choice('not-in-use', t('classes.dropText'))}
          {data.isStatement &&
            data.remainingExtensions > 0 &&
            choice('extension', t('classes.moreText', { count: data.remainingExtensions }))}
        </Choices>
      </Fieldset>
      {data.wantsDates && (
        <div className="mw-cols-2">
          <TextField
            name={names.firstUseAnywhere}
            type="date"
            max={data.today}
            label={t('classes.anywhere')}
            defaultValue={valueOf(names.firstUseAnywhere, one.firstUseAnywhere)}
            error={errors[names.firstUseAnywhere]}
          />
          <TextField
            name={names.firstUseInUs}
            type="date"
            max={data.today}
            label={t('classes.us')}
            hint={t('classes.usHint')}
            defaultValue={valueOf(names.firstUseInUs, one.firstUseInUs)}
            error={errors[names.firstUseInUs]}
          />
        </div>
      )}
      <TextField
        name={names.website}
        label={t('classes.website')}
        optional={t('optional')}
        inputMode="url"
        maxLength={500}
        defaultValue={valueOf(names.website, one.website)}
        error={errors[names.website]}
      />
    </section>
  )
}

/** What the mark is used for, class by class, as long as it can be written; afterwards as it was. */
export function Classes({ data, errors, typed }: Omit<OneProps, 'one'>) {
  const t = useText('use-in-commerce')
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(`use-classes-${data.id}-${data.version}`)
  return (
    <Entry id="classes" number={1} margin={t('classes.margin')}>
      <h2 className="mw-h2 mb-2" id="classes-title">
        {t('classes.title')}
      </h2>
      {data.can.write ? (
        <Form method="post" className="mw-stack mw-stack--l" noValidate ref={draft}>
          {data.classes.map((one) => (
            <OneClass key={one.id} data={data} one={one} errors={errors} typed={typed} />
          ))}
          {data.incontestability.isPossible && (
            <Choices>
              <Choice
                name="incontestability"
                value="yes"
                defaultChecked={data.incontestability.isChosen}
                title={t('classes.incontestability')}
                text={t('classes.incontestabilityText')}
              />
            </Choices>
          )}
          <div>
            <Button
              kind={data.price === null ? 'primary' : 'secondary'}
              type="submit"
              name="intent"
              value="save"
              busy={busy}
            >
              {t('classes.save')}
            </Button>
          </div>
          {data.signed && <p className="mw-source">{t('classes.signedAgain')}</p>}
        </Form>
      ) : (
        <ul className="mw-ruled">
          {data.classes.map((one) => (
            <li key={one.id}>
              <b>{t('classes.class', { number: one.number })}</b>{' '}
              {one.isKept ? one.items.join('; ') : t('classes.decision.not-in-use')}
            </li>
          ))}
        </ul>
      )}
    </Entry>
  )
}
