import { Entry } from '#ui/entry.tsx'
import { Facts } from '#ui/facts.tsx'
import { useText } from '../../i18n/text.ts'
import type { OppositionData } from './load.server.ts'

/** Who opposes, on which grounds and earlier rights, and what of the application is attacked. */
export function Opponent({ data }: { data: OppositionData }) {
  const t = useText('opposition')
  const fact = (key: string, label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ key, label, value }]
  return (
    <Entry id="opponent" number={1} margin={t('opponent.margin')}>
      <h2 className="mw-h2 mb-2" id="opponent-title">
        {t('opponent.title')}
      </h2>
      <Facts
        plain
        facts={[
          ...fact('opponent', t('opponent.name'), data.opponent),
          ...fact('representative', t('opponent.representative'), data.representative),
          ...fact('number', t('opponent.number'), data.officeNumber),
          ...fact('grounds', t('opponent.grounds'), data.grounds.map((one) => t(`ground.${one}`)).join('; ')),
          ...fact('classes', t('opponent.classes'), data.classes),
        ]}
      />
      {data.rights.length > 0 && (
        <>
          <h3 className="mw-h4 mt-2">{t('opponent.rights')}</h3>
          <ul className="mw-ruled">
            {data.rights.map((right, at) => (
              <li key={at}>
                <b translate="no">{right.name}</b>{' '}
                <span className="mw-source">
                  {[
                    t(`right.${right.kind}`),
                    right.place,
                    right.number,
                    right.owner,
                    right.classes && t('opponent.inClasses', { list: right.classes }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Entry>
  )
}
