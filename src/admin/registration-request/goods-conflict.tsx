import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useText } from '../i18n/texts.ts'
import { goodsList, type GoodsText } from './goods-text.ts'
import type { GoodsDraft } from './use-goods-draft.ts'

/** The lines of one list that another lacks, with their class. */
const lacking = (list: GoodsAndServices, other: GoodsAndServices): string[] =>
  list.flatMap(({ class: number, terms }) => {
    const known = new Set(other.find((one) => one.class === number)?.terms.map((term) => term.toLowerCase()))
    return terms.filter((term) => !known.has(term.toLowerCase())).map((term) => `${number} ${term}`)
  })

interface GoodsConflictProps {
  theirs: GoodsAndServices
  texts: GoodsText
  resolve: GoodsDraft['resolve']
}

/** Somebody else changed the list while it was typed here: what each has that the other lacks, and the choice. */
export function GoodsConflict({ theirs, texts, resolve }: GoodsConflictProps) {
  const t = useText()
  const ours = goodsList(texts)
  const only = (title: 'onlyTheirs' | 'onlyMine', lines: string[]) =>
    lines.length > 0 && (
      <>
        <h3 className="mw-small">{t(`goods.${title}`)}</h3>
        <p className="mw-lines">{lines.join('\n')}</p>
      </>
    )
  return (
    <Callout tone="amber" title={t('goods.conflict')}>
      <div className="mw-stack mw-stack--s" role="alert">
        <p>{t('goods.conflictText')}</p>
        {only('onlyTheirs', lacking(theirs, ours))}
        {only('onlyMine', lacking(ours, theirs))}
        <div className="mw-cluster">
          <Button small kind="primary" onClick={() => resolve('both')}>
            {t('goods.keepBoth')}
          </Button>
          <Button small onClick={() => resolve('mine')}>
            {t('goods.keepMine')}
          </Button>
          <Button small onClick={() => resolve('theirs')}>
            {t('goods.takeTheirs')}
          </Button>
        </div>
      </div>
    </Callout>
  )
}
