import { inArray, eq } from 'drizzle-orm'
import { monitoringResultExplain } from '#contract/watch.ts'
import { explain as explained } from '#domain/clearance/score/explain.ts'
import { score, type Score } from '#domain/clearance/score/score.ts'
import { handle } from '#features/facilities.ts'
import { trademark } from '#schema/trademark.ts'
import { trademarkMonitoringResult } from '#schema/watch.ts'

/** A watched mark and a later filing, with their Nice classes. */
interface Compared {
  watchedName: string
  watchedClasses: readonly number[]
  markName: string
  classes: readonly number[]
}

/** How like a filing is to the watched mark, which is the earlier one. */
export const likenessOf = ({ watchedName, watchedClasses, markName, classes }: Compared): Score =>
  score(watchedName, markName, { classesA: watchedClasses, classesB: classes, earlier: 'a' })

/** The reasons of hits as they are today, in no order; the lists of words that they need are the server's. */
export const explain = handle(monitoringResultExplain, async ({ query }, _caller, { db }) => {
  if (query.ids.length === 0) return { hits: [] }
  const rows = await db
    .select({
      id: trademarkMonitoringResult.id,
      markName: trademarkMonitoringResult.markName,
      classes: trademarkMonitoringResult.classes,
      watchedName: trademark.name,
      goods: trademark.goodsAndServices,
    })
    .from(trademarkMonitoringResult)
    .innerJoin(trademark, eq(trademark.id, trademarkMonitoringResult.trademarkId))
    .where(inArray(trademarkMonitoringResult.id, query.ids))
  return {
    hits: rows.map(({ id, goods, ...row }) => {
      const watchedClasses = goods.map((one) => one.class)
      return { id, score: explained(likenessOf({ ...row, watchedClasses })) }
    }),
  }
})
