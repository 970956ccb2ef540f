import { Form } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { trademarkStatusGroups } from '#domain/trademark/status.ts'
import { Checkbox } from '#ui/check.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { nearEnd } from '../nearing-expiry.ts'
import type { TrademarksData } from './load.server.ts'

/** Search and stage; both live in the address. */
export function Filter({ data }: { data: TrademarksData }) {
  const t = useText('portal')
  const language = useLanguage()
  const filtered = data.search !== '' || data.group !== null || data.near
  return (
    <Form method="get" className="mw-toolbar mw-filter" role="search">
      <label className="mw-small" htmlFor="search">
        {t('marks.search')}
      </label>
      <input className="mw-input" type="search" id="search" name="search" defaultValue={data.search} maxLength={100} />
      <label className="mw-small" htmlFor="group">
        {t('marks.group')}
      </label>
      <select className="mw-select" id="group" name="group" defaultValue={data.group ?? ''}>
        <option value="">{t('marks.allGroups')}</option>
        {trademarkStatusGroups.map((group) => (
          <option key={group} value={group}>
            {t(`group.${group}`)}
          </option>
        ))}
      </select>
      <Checkbox name="ends" value={nearEnd} defaultChecked={data.near} label={t('marks.near')} />
      <Button small type="submit">
        {t('marks.show')}
      </Button>
      {filtered && (
        <ButtonLink small kind="quiet" href={path.trademarks({}, { language })}>
          {t('marks.clear')}
        </ButtonLink>
      )}
    </Form>
  )
}
