import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { nearEnd } from '../nearing-expiry.ts'
import type { PortalData } from '../layout.server.ts'

/** The counts of the navigation once more, in words and in one ruled line. */
export function Strip({ counts }: { counts: PortalData['counts'] }) {
  const t = useText('portal')
  const language = useLanguage()
  const items = [
    { key: 'unseen', count: counts.unseen, href: path.orders({}, { language }) },
    { key: 'expiring', count: counts.expiring, href: path.trademarks({}, { language, query: { ends: nearEnd } }) },
    {
      key: 'actions',
      count: counts.officeActions,
      href: path.officeActions({}, { language }),
    },
  ] as const
  return (
    <ul className="mw-strip" aria-label={t('home.strip')}>
      {items.map((item) => (
        <li key={item.key}>
          <a href={item.href}>
            <b>{item.count}</b> <span>{t(`home.${item.key}`, { count: item.count })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
