import { ButtonLink } from '#ui/button.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useText } from '../../../i18n/text.ts'
import type { BrandData, Sighting } from './load.server.ts'

function useColumns(): Column<Sighting>[] {
  const t = useText('portal')
  const protection = useText('protection')
  return [
    {
      key: 'name',
      title: t('brands.found'),
      head: true,
      cell: (seen) => (
        <a href={seen.url} target="_blank" rel="noreferrer noopener nofollow">
          {seen.name}
        </a>
      ),
    },
    {
      key: 'where',
      title: t('brands.where'),
      cell: (seen) => `${protection(`platforms.${seen.platform as 'domains'}`)}, ${seen.host}`,
    },
    { key: 'seller', title: t('brands.seller'), cell: (seen) => seen.seller ?? '–' },
    { key: 'price', title: t('brands.price'), cell: (seen) => seen.price ?? '–' },
    {
      key: 'why',
      title: t('brands.why'),
      cell: (seen) =>
        seen.reasons.map(({ kind, seen: what }) => `${t(`brands.reason.${kind as 'name'}`)}: ${what}`).join('; '),
    },
    {
      key: 'score',
      title: t('brands.score'),
      right: true,
      cell: (seen) => <span className="mw-num">{seen.score}</span>,
    },
  ]
}

/** What the searches of a brand found, search by search, as it was released. */
export function Searches({ brand }: { brand: BrandData }) {
  const t = useText('portal')
  const columns = useColumns()
  const { searches, olderSearches, protection } = brand
  return (
    <div className="mw-stack mw-stack--l">
      {searches.length === 0 && (
        <p className="mw-muted">{t(protection.isOrdered ? 'brands.noneYet' : 'brands.noneOrdered')}</p>
      )}
      {searches.map((search) => (
        <section key={search.id} aria-label={t('brands.searchOf', { day: search.on })}>
          <h3 className="mw-h4 mb-2">{t('brands.searchOf', { day: search.on })}</h3>
          {search.sightings.length === 0 ? (
            <p className="mw-muted">{t('brands.nothing')}</p>
          ) : (
            <Table
              caption={t('brands.searchOf', { day: search.on })}
              columns={columns}
              rows={search.sightings}
              rowKey={(seen) => seen.id}
            />
          )}
          {search.more > 0 && <p className="mw-small mw-muted">{t('brands.moreFound', { count: search.more })}</p>}
        </section>
      ))}
      {olderSearches > 0 && <p className="mw-small mw-muted">{t('brands.olderSearches', { count: olderSearches })}</p>}
      <div>
        <ButtonLink href={protection.href}>
          {t(protection.isOrdered ? 'brands.seePlan' : 'brands.orderPlan')}
        </ButtonLink>
      </div>
    </div>
  )
}
