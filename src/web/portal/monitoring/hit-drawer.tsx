import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Drawer } from '#ui/drawer.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Hit } from '../../watch-hit/hit.tsx'
import type { MonitoringData, WatchedHit } from './load.server.ts'

interface HitDrawerProps {
  data: MonitoringData
  hit: WatchedHit | null
  onClose: () => void
}

/** One found mark in full, what can be done about it, and the way to the own mark. What is opened is no longer new. */
export function HitDrawer({ data: { today }, hit, onClose }: HitDrawerProps) {
  const t = useText('portal')
  const common = useText('common')
  const language = useLanguage()
  const { submit } = useFetcher({ key: 'hits-seen' })
  const unseen = hit !== null && !hit.seen ? hit.id : null
  const trademark = hit?.own.id ?? ''
  useEffect(() => {
    if (unseen !== null) void submit({ hit: unseen, trademark }, { method: 'post' })
  }, [unseen, trademark, submit])
  return (
    <Drawer
      open={hit !== null}
      onClose={onClose}
      title={t('monitoring.found')}
      closeLabel={common('close')}
      foot={
        hit && (
          <div className="mw-cluster">
            {hit.time === 'running' && (
              <ButtonLink kind="primary" href={path.monitoringResult({ id: hit.id }, { language })}>
                {t('monitoring.oppose')}
              </ButtonLink>
            )}
            <ButtonLink href={hit.own.href}>{t('monitoring.own', { mark: hit.own.name })}</ButtonLink>
          </div>
        )
      }
    >
      {hit && <Hit hit={hit} mark={hit.own.name} today={today} fresh={false} />}
    </Drawer>
  )
}
