import { useText } from '../../../i18n/text.ts'

/** What the facts of a mark that is added are called. */
export function useMarkLabels() {
  const t = useText('portal')
  return {
    name: t('add.name'),
    type: t('add.type'),
    jurisdiction: t('marks.register'),
    number: t('marks.number'),
    filingDate: t('marks.filed'),
    registrationDate: t('marks.registered'),
    goods: t('add.goods'),
  }
}
