import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { useText } from '../../../i18n/text.ts'
import { toneOfUse } from '../../../mark-tone.ts'
import type { TrademarkData } from './load.server.ts'

/** What was said to the office about use of the mark, and what can be said now. */
export function UseEntry({ data }: { data: TrademarkData }) {
  const t = useText('use-in-commerce')
  const busy = useNavigation().state !== 'idle'
  const { requests, open } = data.use
  if (requests.length === 0 && open.length === 0) return null
  return (
    <Entry id="use" margin={t('list.margin')}>
      <h2 className="mw-h3 mb-2" id="use-title">
        {t('list.title')}
      </h2>
      {requests.length > 0 && (
        <ul className="mw-ruled">
          {requests.map((request) => (
            <li key={request.id} className="mw-split">
              <span>
                <a href={request.href}>{t(`type.${request.type}`)}</a>{' '}
                {request.due !== null && <span className="mw-source">{t('list.until', { date: request.due })}</span>}
              </span>
              <Status tone={toneOfUse(request.status)}>{t(`status.${request.status}`)}</Status>
            </li>
          ))}
        </ul>
      )}
      {open.map((one) => (
        <Form method="post" key={one.type} className="mt-2">
          <input type="hidden" name="type" value={one.type} />
          <Button small type="submit" name="intent" value="use" busy={busy}>
            {t('list.begin', { what: t(`type.${one.type}`) })}
          </Button>{' '}
          <span className="mw-source">{t('list.until', { date: one.due })}</span>
        </Form>
      ))}
    </Entry>
  )
}
