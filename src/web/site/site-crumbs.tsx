import { Crumbs, type Crumb } from '#ui/crumbs.tsx'
import { useText } from '../i18n/text.ts'
import { useRootData } from '../root-data.ts'
import { StructuredData } from '../structured-data.tsx'

/** The way to a page, for readers and for searches. */
export function SiteCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText('common')
  const { base } = useRootData()
  return (
    <>
      <Crumbs label={t('crumbs')} crumbs={crumbs} />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, href }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: label,
            ...(href && { item: `${base}${href}` }),
          })),
        }}
      />
    </>
  )
}
