import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Select } from '#ui/select.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { SpecimenForm } from './specimen-form.tsx'
import type { CollectedUse, UseClass, UseInCommerceData, UseSpecimen } from './load.server.ts'

/** What speaks against a specimen, each with where it stands; nothing, where nothing does. */
function Findings({ specimen }: { specimen: UseSpecimen }) {
  const t = useText('use-in-commerce')
  if (specimen.findings.length === 0) return <p className="mw-small">{t('specimens.fit')}</p>
  return (
    <ul className="mw-findings">
      {specimen.findings.map(({ rule, weight, source }) => (
        <li key={rule} className={`is-${weight}`}>
          <b>{t(`specimens.weight.${weight}`)}</b> {t(`specimens.rule.${rule}`)}{' '}
          <small className="mw-source">{source}</small>
        </li>
      ))}
    </ul>
  )
}

interface OneProps {
  data: {
    can: { write: boolean }
    version: string
    /** By the rules of an office that are recorded here; of another one nothing is judged. */
    wantsSpecimens: boolean
    classes: readonly Pick<UseClass, 'id' | 'number' | 'isKept'>[]
  }
  of: Pick<UseClass, 'id' | 'number' | 'items'>
  specimen: UseSpecimen
}

/** A specimen with what speaks against it and, while it can be written, its forms. */
function OneSpecimen({ data, of, specimen }: OneProps) {
  const t = useText('use-in-commerce')
  const busy = useNavigation().state !== 'idle'
  const others = data.classes.filter((one) => one.id !== of.id && one.isKept)
  const hidden = (
    <>
      <input type="hidden" name="classId" value={of.id} />
      <input type="hidden" name="specimenId" value={specimen.id} />
    </>
  )
  return (
    <article className="mw-specimen">
      <figure>
        {specimen.file?.isPicture && <img src={specimen.file.href} alt={specimen.file.name} loading="lazy" />}
        <figcaption>
          {specimen.file ? <a href={specimen.file.href}>{specimen.file.name}</a> : t('specimens.none')}
          {specimen.captured && <> {t('specimens.captured', { date: specimen.captured })}</>}
        </figcaption>
      </figure>
      <div className="mw-stack mw-stack--s">
        <p className="mw-small">
          {[specimen.kind && t(`specimens.kind.${specimen.kind}`), specimen.description, specimen.url]
            .filter(Boolean)
            .join(', ')}
        </p>
        {data.wantsSpecimens && <Findings specimen={specimen} />}
        {data.can.write && (
          <>
            <details className="mw-more">
              <summary>{t('specimens.change')}</summary>
              <SpecimenForm key={data.version} of={of} specimen={specimen} judged={data.wantsSpecimens} />
            </details>
            <div className="mw-cluster">
              <Form method="post">
                {hidden}
                <Button small type="submit" name="intent" value="specimen-remove" busy={busy}>
                  {t('specimens.remove')}
                </Button>
              </Form>
              {others.length > 0 && (
                <Form method="post" className="mw-cluster">
                  {hidden}
                  <Select
                    name="toClass"
                    id={`to-${specimen.id}`}
                    label={t('specimens.copyTo')}
                    options={others.map((one) => ({ value: one.id, label: String(one.number) }))}
                  />
                  <Button small type="submit" name="intent" value="specimen-copy" busy={busy}>
                    {t('specimens.copy')}
                  </Button>
                </Form>
              )}
            </div>
          </>
        )}
      </div>
    </article>
  )
}

interface OfClassProps {
  data: OneProps['data']
  of: OneProps['of'] & Pick<UseClass, 'specimens'>
  addable: boolean
  /** The form of a further one stands open. */
  open: boolean
  errors?: Record<string, string>
  typed?: FormAnswer['typed'] | undefined
  /** Collected files that can be a specimen here. */
  collected?: readonly CollectedUse[]
}

/** A file of the collected use of the mark, taken as a specimen of the class. */
function FromUse({ of, collected }: { of: OneProps['of']; collected: readonly CollectedUse[] }) {
  const t = useText('use-in-commerce')
  const kinds = useText('use-proof')
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="mw-more">
      <summary>{t('specimens.fromUse')}</summary>
      <Form method="post" className="mw-stack mt-2" noValidate>
        <input type="hidden" name="classId" value={of.id} />
        <p className="mw-small">{t('specimens.fromUseText')}</p>
        <Select
          name="proofId"
          id={`proof-${of.id}`}
          label={t('specimens.collected')}
          options={collected.map(({ id, kind, about }) => ({ value: id, label: `${kinds(`kind.${kind}`)}, ${about}` }))}
        />
        <div>
          <Button type="submit" name="intent" value="specimen-from-use" busy={busy}>
            {t('specimens.take')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

/** What shows use in one class, and the form of a further specimen. */
export function SpecimensOfClass({ data, of, addable, open, errors, typed, collected = [] }: OfClassProps) {
  const t = useText('use-in-commerce')
  const language = useLanguage()
  return (
    <>
      {of.specimens.map((specimen) => (
        <OneSpecimen key={specimen.id} data={data} of={of} specimen={specimen} />
      ))}
      {of.specimens.length === 0 && <p className="mw-small">{t('specimens.empty')}</p>}
      {addable && (
        <details className="mw-more" open={open}>
          <summary>{t(data.wantsSpecimens ? 'specimens.add' : 'specimens.addFile')}</summary>
          {data.wantsSpecimens && (
            <p className="mw-small mb-2">
              <a href={path.specimenClass({ class: String(of.number) }, { language })}>{t('specimens.guide')}</a>
            </p>
          )}
          <SpecimenForm
            key={data.version}
            of={of}
            specimen={null}
            errors={errors}
            typed={typed}
            judged={data.wantsSpecimens}
          />
        </details>
      )}
      {addable && collected.length > 0 && <FromUse of={of} collected={collected} />}
    </>
  )
}

/** A class that stays, or that has something to show of the time when it did. */
const isShown = ({ isKept, specimens }: UseInCommerceData['classes'][number]): boolean => isKept || specimens.length > 0

/** What shows use, class by class, and the forms for more of it. */
function Classes({ data, errors, typed }: SpecimensProps) {
  const t = useText('use-in-commerce')
  const classes = data.classes.filter(isShown)
  // Where something has to be shown, the form of the first class without it stands open.
  const firstWithout = data.wantsSpecimens
    ? classes.find((one) => one.isKept && one.specimens.length === 0)?.id
    : undefined
  const isOf = (id: string) => typed?.classId?.[0] === id && typed.intent?.[0] === 'specimen-add'
  return (
    <div className="mw-stack mw-stack--l mt-2">
      {classes.map((one) => (
        <section key={one.id} className="mw-stack" aria-labelledby={`specimens-${one.id}`}>
          <h3 className="mw-h4" id={`specimens-${one.id}`}>
            {t('classes.class', { number: one.number })}
          </h3>
          <SpecimensOfClass
            data={data}
            of={one}
            addable={data.can.write && one.isKept}
            open={one.id === firstWithout || isOf(one.id)}
            collected={data.collected.filter(({ classes: shown }) => shown.includes(one.number))}
            {...(isOf(one.id) && { errors, typed })}
          />
        </section>
      ))}
    </div>
  )
}

/** Of another office it is not known here what it takes; so much is said. */
function OtherOffice({ data, errors, typed }: SpecimensProps) {
  const t = useText('use-in-commerce')
  if (data.place.code === 'US') return null
  return (
    <Entry id="specimens" number={2} margin={t('specimens.otherMargin')}>
      <h2 className="mw-h2 mb-2" id="specimens-title">
        {t('specimens.otherTitle')}
      </h2>
      <p className="mw-prose">{t('specimens.otherText', { place: data.place.name })}</p>
      {data.collectAt !== null && (
        <p className="mt-2">
          <a href={data.collectAt}>{t('specimens.collect')}</a>
        </p>
      )}
      <Classes data={data} errors={errors} typed={typed} />
    </Entry>
  )
}

interface SpecimensProps {
  data: UseInCommerceData
  errors: Record<string, string>
  typed: FormAnswer['typed'] | undefined
}

/** The proof of each class that stays, looked at by what the office takes. */
export function Specimens({ data, errors, typed }: SpecimensProps) {
  const t = useText('use-in-commerce')
  if (!data.wantsSpecimens) return <OtherOffice data={data} errors={errors} typed={typed} />
  if (!data.classes.some(isShown)) return null
  return (
    <Entry id="specimens" number={2} margin={t('specimens.margin')}>
      <h2 className="mw-h2 mb-2" id="specimens-title">
        {t('specimens.title')}
      </h2>
      <Classes data={data} errors={errors} typed={typed} />
      <p className="mw-source mt-2">{t('specimens.caution')}</p>
    </Entry>
  )
}
