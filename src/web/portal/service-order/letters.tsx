import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'
import type { ServiceOrderData } from './load.server.ts'

/** The letters that went out in the client's name: to whom, how and when, who approved them, and what proves it. */
export function Letters({ letters }: Pick<ServiceOrderData, 'letters'>) {
  const t = useText('service')
  if (letters.length === 0) return null
  return (
    <Entry id="letters" margin={t('letter.margin')}>
      <h2 className="mw-h3 mb-2" id="letters-title">
        {t('letter.title')}
      </h2>
      <ul className="mw-ruled">
        {letters.map((letter) => (
          <li key={letter.id} className="mw-stack mw-stack--s">
            <p>
              {t(`letter.kind.${letter.kind}`)}: {letter.recipient}, <a href={`${letter.href}?format=pdf`}>PDF</a>,{' '}
              <a href={`${letter.href}?format=docx`}>DOCX</a>
            </p>
            <p className="mw-source">
              {[
                t('letter.sent', { way: t(`letter.way.${letter.way}`), at: letter.sent }),
                letter.approvedBy && t('letter.approved', { name: letter.approvedBy }),
                letter.messageId && t('letter.messageId', { id: letter.messageId }),
                letter.reference && t('letter.reference', { number: letter.reference }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {letter.sha256 && <p className="mw-source break-all">SHA-256 (PDF) {letter.sha256}</p>}
          </li>
        ))}
      </ul>
    </Entry>
  )
}
