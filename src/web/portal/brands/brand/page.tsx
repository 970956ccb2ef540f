import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors } from '../../../form-errors.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import '../../styles/register.css'
import { BrandForm } from '../brand-form.tsx'
import type { BrandData, Item } from './load.server.ts'
import { Cases, Domains, Watches } from './matters.tsx'
import { Reports, Spending } from './money.tsx'
import { Searches } from './searches.tsx'
import { Coverage, OpenRisks } from './standing.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'protection', 'brand', 'case'] } satisfies PageHandle

function Items({ items, intent }: { items: readonly Item[]; intent: 'put' | 'take' }) {
  const t = useText('portal')
  const busy = useNavigation().formData?.get('intent') === intent
  if (items.length === 0) return <p className="mw-muted">{t(`brands.${intent}None`)}</p>
  return (
    <Form method="post" className="mw-stack">
      <Fieldset id={intent} legend={t(`brands.${intent}Legend`)}>
        <Choices>
          {items.map((item) => (
            <Choice
              key={item.id}
              kind="checkbox"
              name={item.kind}
              value={item.id}
              title={`${item.name}, ${item.note}`}
            />
          ))}
        </Choices>
      </Fieldset>
      <div>
        <Button type="submit" name="intent" value={intent} busy={busy}>
          {t(`brands.${intent}`)}
        </Button>
      </div>
    </Form>
  )
}

export default function BrandPage() {
  const t = useText('portal')
  const common = useText('common')
  const language = useLanguage()
  const brand = useLoaderData<BrandData>()
  const refused = useActionData<FormAnswer>()
  const isOfItems = refused !== undefined && refused.typed.intent?.[0] !== 'brand'
  return (
    <>
      <title>{`${brand.name}, ${t('brands.metaTitle')}`}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[{ label: t('frame.brands'), href: path.brands({}, { language }) }, { label: brand.name }]}
      />
      <h1 className="mt-2 mb-4">
        <Mark size="l">{brand.name}</Mark>
      </h1>
      {isOfItems && <FormErrors refusal={refused.refusal} errors={{}} />}
      <OpenRisks risks={brand.risks} />
      <Coverage coverage={brand.coverage} />
      <Entry id="found" number={3} margin={t('brands.foundMargin')}>
        <h2 className="mw-h3 mb-2" id="found-title">
          {t('brands.foundTitle')}
        </h2>
        <Searches brand={brand} />
      </Entry>
      <Domains websites={brand.websites} domains={brand.domains} />
      <Watches watches={brand.watches} />
      <Cases cases={brand.cases} />
      <Spending spent={brand.spent} />
      <Reports reports={brand.reports} />
      <Entry id="items" number={9} margin={t('brands.itemsMargin')}>
        <h2 className="mw-h3 mb-2" id="items-title">
          {t('brands.items')}
        </h2>
        <Items items={brand.own} intent="take" />
      </Entry>
      <Entry id="free" number={10} margin={t('brands.freeMargin')}>
        <h2 className="mw-h3 mb-2" id="free-title">
          {t('brands.free')}
        </h2>
        <Items items={brand.free} intent="put" />
        {brand.more > 0 && <p className="mw-small mw-muted mt-2">{t('brands.more', { count: brand.more })}</p>}
      </Entry>
      <Entry id="about" number={11} margin={t('brands.aboutMargin')}>
        <h2 className="mw-h3 mb-2" id="about-title">
          {t('brands.about')}
        </h2>
        <BrandForm shape={brand.shape} kept={brand} refused={refused} submit={t('brands.save')} />
      </Entry>
    </>
  )
}
