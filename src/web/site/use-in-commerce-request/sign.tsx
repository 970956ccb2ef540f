import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import type { UseInCommerceData } from './load.server.ts'

/** What is declared by the type of the filing. */
function declarationOf({ type, place, isStatement }: UseInCommerceData) {
  if (type === 'SOU_EXTENSION') return 'sign.declaration.extension' as const
  if (place.code !== 'US') return 'sign.declaration.other' as const
  return isStatement || type === 'ALLEGATION_OF_USE'
    ? ('sign.declaration.statement' as const)
    : ('sign.declaration.registered' as const)
}

/** The declaration with what it still lacks, or with its signature. */
export function Sign({ data, errors }: { data: UseInCommerceData; errors: Record<string, string> }) {
  const t = useText('use-in-commerce')
  const busy = useNavigation().state !== 'idle'
  const { can, lacks, signed, mark, incontestability } = data
  if (!can.approve && !signed) return null
  return (
    <Entry id="sign" number={5} margin={t('sign.margin')}>
      <h2 className="mw-h2 mb-2" id="sign-title">
        {t('sign.title')}
      </h2>
      <p className="mw-prose">{t(declarationOf(data), { mark })}</p>
      {incontestability.isChosen && <p className="mw-prose">{t('sign.incontestability')}</p>}
      {signed && <p className="mt-2">{t('sign.signed', { name: signed.by, at: signed.at })}</p>}
      {can.approve && lacks.length > 0 && (
        <>
          <p className="mt-2">{t('sign.lacks')}</p>
          <ul>
            {lacks.map((lack) => (
              <li key={`${lack.what} ${lack.class}`}>{t(`sign.lack.${lack.what}`, { number: lack.class ?? '' })}</li>
            ))}
          </ul>
        </>
      )}
      {can.approve && lacks.length === 0 && (
        <Form method="post" className="mw-stack mt-2" noValidate>
          <input type="hidden" name="version" value={data.version} />
          <TextField
            name="signedBy"
            label={t('sign.name')}
            hint={t('sign.nameHint')}
            autoComplete="name"
            maxLength={100}
            error={errors.signedBy}
          />
          <Fieldset id="declared" plain legend={t('sign.legend')} error={errors.declared}>
            <Choices>
              <Choice name="declared" value="yes" title={t('sign.declare')} />
            </Choices>
          </Fieldset>
          <div>
            <Button kind="primary" type="submit" name="intent" value="approve" busy={busy}>
              {t('sign.submit')}
            </Button>
          </div>
        </Form>
      )}
    </Entry>
  )
}
