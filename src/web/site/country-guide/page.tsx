import { useLoaderData } from 'react-router'
import { Table } from '#ui/table.tsx'
import { Flag } from '../../flag.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { GuideLink, loader } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

function Register({ place: { code, name, slug } }: { place: GuideLink }) {
  const language = useLanguage()
  return (
    <>
      <Flag place={code} name={name} /> <a href={path.country({ slug }, { language })}>{name}</a>
    </>
  )
}

function Rules({ place: { slug, rules, read } }: { place: GuideLink }) {
  const t = useText('country')
  const language = useLanguage()
  return <a href={path.countryGuide({ slug }, { language })}>{t('guides.count', { count: rules, read })}</a>
}

const registerCell = (place: GuideLink) => <Register place={place} />
const rulesCell = (place: GuideLink) => <Rules place={place} />

/** All registers by name, with how much of their law was read. */
export default function CountryGuides() {
  const t = useText('country')
  const common = useText('common')
  const { places } = useLoaderData<typeof loader>()
  return (
    <>
      <title>{`${t('guides.title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('guides.description')} />
      <div className="mw-wrap mw-main">
        <h1 className="mw-display">{t('guides.title')}</h1>
        <p className="mw-lede mw-muted mt-2 mb-4">{t('guides.description')}</p>
        <Table
          caption={t('guides.title')}
          dense
          rows={places}
          rowKey={({ code }) => code}
          columns={[
            {
              key: 'place',
              title: t('guides.register'),
              head: true,
              cell: registerCell,
            },
            {
              key: 'months',
              title: t('plate.months'),
              cell: ({ months }) =>
                months ? common('months', { from: months[0], to: months[1], count: months[1] }) : t('law.unknown'),
            },
            {
              key: 'rules',
              title: t('guides.rules'),
              cell: rulesCell,
            },
          ]}
        />
        <p className="mw-source mt-2">{t('guides.how')}</p>
      </div>
    </>
  )
}
