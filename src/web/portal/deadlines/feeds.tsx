import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { useText } from '../../i18n/text.ts'
import { CopyButton } from './copy-button.tsx'
import type { DeadlinesData, Feed } from './load.server.ts'

/** Brands that are offered an address of their own; the others have theirs as soon as one of them is chosen above. */
const offered = 8

/** The secret addresses under which calendars read the dates: one for everything, one for each brand. */
export function Feeds({ data }: { data: DeadlinesData }) {
  const t = useText('portal')
  const own = data.feeds.find(({ kind }) => kind === 'all')
  const feedOf = (id: string) => data.feeds.find(({ brandId }) => brandId === id)
  const brands = data.brands.filter(({ id }, n) => n < offered || id === data.chosen.brand || feedOf(id))
  return (
    <Entry id="feeds" number={3} margin={t('deadlines.feedsMargin')}>
      <h2 className="mw-h3 mb-2" id="feeds-title">
        {t('deadlines.feeds')}
      </h2>
      <ul className="mw-feeds">
        <li>
          <b>{t('deadlines.everything')}</b>
          <Address feed={own} brandId={null} />
        </li>
        {brands.map(({ id, name }) => (
          <li key={id}>
            <b>
              <Mark>{name}</Mark>
            </b>
            <Address feed={feedOf(id)} brandId={id} />
          </li>
        ))}
      </ul>
      <p className="mw-small mw-muted mt-2">{t('deadlines.feedsText')}</p>
    </Entry>
  )
}

function Address({ feed, brandId }: { feed: Feed | undefined; brandId: string | null }) {
  const t = useText('portal')
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <span>
        {feed ? (
          <code>{feed.url ?? t('deadlines.feedHidden')}</code>
        ) : (
          <span className="mw-muted">{t('deadlines.feedNone')}</span>
        )}
      </span>
      <span className="mw-cluster">
        {feed?.url && <CopyButton text={feed.url} />}
        <Form method="post" preventScrollReset>
          {brandId && <input type="hidden" name="brandId" value={brandId} />}
          <Button small type="submit" name="intent" value="feed-make" busy={busy}>
            {t(feed ? 'deadlines.feedAnew' : 'deadlines.feedMake')}
          </Button>
        </Form>
        {feed && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={feed.id} />
            <Button small kind="quiet" type="submit" name="intent" value="feed-end" busy={busy}>
              {t('deadlines.feedEnd')}
            </Button>
          </Form>
        )}
      </span>
    </>
  )
}
