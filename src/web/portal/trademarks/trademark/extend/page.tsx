import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import type { FormAnswer } from '../../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../../form-errors.tsx'
import type { PageHandle } from '../../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../../i18n/text.ts'
import { path } from '../../../../path.ts'
import '../../../styles/register.css'
import type { ExtendData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

interface PartProps {
  data: ExtendData
  number: number
  errors: Record<string, string>
  typed: FormAnswer['typed'] | undefined
}

/** The same mark for the same classes in further places, each with what it costs. */
function Places({ data, number, errors, typed }: PartProps) {
  const t = useText('portal')
  const busy = useNavigation().formData?.get('intent') === 'places'
  const priced = data.places.filter((place) => place.price !== null)
  const open = data.places.filter((place) => place.price === null)
  return (
    <Entry id="places" number={number} margin={t('extend.placesMargin')}>
      <h2 className="mw-h3" id="places-title">
        {t('extend.places')}
      </h2>
      {data.classes.length === 0 ? (
        <p className="mt-2">{t('extend.noClasses')}</p>
      ) : (
        <Form method="post" className="mw-stack mt-2" noValidate>
          <input type="hidden" name="key" value={data.key} />
          <p className="mw-muted">{t('extend.placesText', { classes: data.classes.join(', ') })}</p>
          <Fieldset id="jurisdictions" legend={t('extend.placesLegend')} plain error={errors.jurisdictions}>
            <Choices two>
              {priced.map(({ code, name, price, priorityUntil }) => (
                <Choice
                  key={code}
                  name="jurisdictions"
                  value={code}
                  defaultChecked={typed?.jurisdictions?.includes(code) ?? false}
                  title={name}
                  text={priorityUntil && t('extend.priority', { date: priorityUntil })}
                  aside={<span className="mw-num">{price}</span>}
                />
              ))}
            </Choices>
          </Fieldset>
          {open.length > 0 && (
            <p className="mw-source">{t('extend.quoted', { places: open.map(({ name }) => name).join(', ') })}</p>
          )}
          <div>
            <Button kind="primary" type="submit" name="intent" value="places" busy={busy}>
              {t('extend.order')}
            </Button>
          </div>
        </Form>
      )}
    </Entry>
  )
}

/** Further classes in the mark's own place: an application of its own. */
function Classes({ data, number, errors, typed }: PartProps) {
  const t = useText('portal')
  const busy = useNavigation().formData?.get('intent') === 'classes'
  return (
    <Entry id="classes-part" number={number} margin={t('extend.classesMargin')}>
      <h2 className="mw-h3" id="classes-part-title">
        {t('extend.classes', { place: data.here.name })}
      </h2>
      <Form method="post" className="mw-stack mt-2" noValidate>
        <input type="hidden" name="key" value={data.key} />
        <p className="mw-muted">{t('extend.classesText')}</p>
        <details className="mw-more" open={errors.classes !== undefined || typed?.classes !== undefined}>
          <summary>{t('extend.classesOpen')}</summary>
          <Fieldset id="classes" legend={t('extend.classesLegend')} plain error={errors.classes}>
            <Choices two>
              {data.others.map((one) => (
                <Choice
                  key={one.number}
                  name="classes"
                  value={String(one.number)}
                  defaultChecked={typed?.classes?.includes(String(one.number)) ?? false}
                  title={`${one.number} ${one.name}`}
                />
              ))}
            </Choices>
          </Fieldset>
        </details>
        <div>
          <Button type="submit" name="intent" value="classes" busy={busy}>
            {t('extend.order')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}

interface AgainProps {
  data: ExtendData
  again: NonNullable<ExtendData['again']>
}

/** The same mark for the same classes once more in its own place; where it has no listed price, the way to a person. */
function Again({ data, again: { isLapsed, price } }: AgainProps) {
  const t = useText('portal')
  const language = useLanguage()
  const busy = useNavigation().formData?.get('intent') === 'again'
  return (
    <Entry id="again" number={1} margin={t('extend.againMargin')}>
      <h2 className="mw-h3" id="again-title">
        {t('extend.again', { place: data.here.name })}
      </h2>
      <p className="mw-muted mt-1 mb-2">{t(isLapsed ? 'extend.lapsedText' : 'extend.againText')}</p>
      {price === null ? (
        <p>
          {t(data.classes.length === 0 ? 'extend.noClasses' : 'extend.againQuoted')}{' '}
          <a href={`${path.messages({}, { language, query: { trademark: data.id } })}#ask`}>{t('extend.write')}</a>
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="key" value={data.key} />
          <p className="mb-2">{t('extend.againPrice', { price })}</p>
          <Button type="submit" name="intent" value="again" busy={busy}>
            {t('extend.order')}
          </Button>
        </Form>
      )}
    </Entry>
  )
}

/** A mark in further places or classes, or once more where it came to nothing. */
export default function ExtendPage() {
  const t = useText('portal')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<ExtendData>()
  const answer = useActionData<FormAnswer>()
  const errors = useFieldErrors(answer?.refusal, {
    jurisdictions: t('extend.placesLegend'),
    classes: t('extend.classesLegend'),
  })
  const part = { data, errors, typed: answer?.typed }
  return (
    <>
      <title>{t('extend.metaTitle', { mark: data.mark })}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[
          { label: t('extend.crumb'), href: path.trademarks({}, { language }) },
          { label: data.mark, href: path.trademark({ id: data.id }, { language }) },
          { label: t('extend.title') },
        ]}
      />
      <FormErrors refusal={answer?.refusal} errors={errors} />
      <h1 className="mw-h1 mt-3">{t('extend.title')}</h1>
      <p className="mw-lede mw-muted mt-1 mb-4">
        <Mark>{data.mark}</Mark>{' '}
        {t(data.again ? (data.again.isLapsed ? 'extend.ledeLapsed' : 'extend.ledeOver') : 'extend.lede', {
          place: data.here.name,
        })}
      </p>
      {data.again && <Again data={data} again={data.again} />}
      <Places {...part} number={data.again ? 2 : 1} />
      <Classes {...part} number={data.again ? 3 : 2} />
    </>
  )
}
