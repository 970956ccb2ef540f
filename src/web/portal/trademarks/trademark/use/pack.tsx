import { Form } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../../../i18n/text.ts'
import type { UseProofsData } from './load.server.ts'

/** Everything of some days as one file for an office or a court. What is in it is said before it is fetched. */
export function PackEntry({ data }: { data: UseProofsData }) {
  const t = useText('use-proof')
  const { pack } = data
  if (data.proofs.length === 0) return null
  const refused = pack?.refused ?? null
  const wrong = refused === 'order' ? t('pack.order') : undefined
  return (
    <Entry id="pack" number={5} margin={t('pack.margin')}>
      <h2 className="mw-h3" id="pack-title">
        {t('pack.title')}
      </h2>
      <p className="mw-muted mt-1 mb-2">{t('pack.text')}</p>
      <Form method="get" action="#pack" className="mw-stack mw-owner" noValidate>
        <div className="mw-cols-2">
          <TextField
            name="from"
            id="from-pack"
            type="date"
            max={data.today}
            label={t('pack.from')}
            optional={t('optional')}
            defaultValue={pack?.from ?? ''}
          />
          <TextField
            name="until"
            id="until-pack"
            type="date"
            max={data.today}
            label={t('pack.until')}
            optional={t('optional')}
            defaultValue={pack?.until ?? ''}
            {...(wrong === undefined ? {} : { error: wrong })}
          />
        </div>
        <Select
          name="class"
          id="class-pack"
          label={t('pack.class')}
          empty={t('pack.allClasses')}
          defaultValue={pack?.class ?? ''}
          options={data.goods.map(({ number, name }) => ({
            value: String(number),
            label: t('form.class', { number, name }),
          }))}
        />
        <div>
          <Button type="submit" name="pack" value="1">
            {t('pack.put')}
          </Button>
        </div>
      </Form>
      {pack && (
        <div className="mt-2" role="status">
          {refused === 'none' && <p>{t('pack.none')}</p>}
          {refused === 'size' && <p>{t('pack.size')}</p>}
          {refused === null && (
            <p className="mw-cluster">
              <ButtonLink kind="primary" href={pack.href}>
                {t('pack.fetch')}
              </ButtonLink>
              <span className="mw-source">{t('pack.files', { count: pack.files })}</span>
            </p>
          )}
        </div>
      )}
    </Entry>
  )
}
