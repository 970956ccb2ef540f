import { sightingLookup } from '#contract/domain-lookup.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { DomainFacts } from '../kit/domain-facts.tsx'
import type { Sighting } from './sighting.tsx'

const withOwnHost: readonly string[] = ['domains', 'shops', 'search']

/** Who registered the domain name of a sighting and what it does for mail: the last answer, and the question for another. */
export function Lookup({ seen }: { seen: Sighting }) {
  const t = useText()
  const ask = useSend(sightingLookup, { done: t('domainFacts.kept') })
  const [last] = seen.lookups
  if (!withOwnHost.includes(seen.platform)) return null
  return (
    <div className="mw-stack mw-stack--s mt-2">
      <h3 className="mw-h4">{t('domainFacts.title')}</h3>
      {last ? <DomainFacts lookup={last} /> : <p className="mw-small mw-muted">{t('domainFacts.none')}</p>}
      <div>
        <Button small busy={ask.busy} onClick={() => void ask.send({ params: { id: seen.id } })}>
          {t(last ? 'domainFacts.again' : 'domainFacts.ask')}
        </Button>
      </div>
    </div>
  )
}
