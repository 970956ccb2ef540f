import { useText } from '../../i18n/text.ts'

export default function HomePage() {
  const t = useText('portal')
  return <h1 className="mw-h1">{t('frame.overview')}</h1>
}
