import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRefresh } from 'ra-core'
import { applicationGoodsAndServices } from '#contract/registration.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { goodsVersion } from '#domain/catalog/goods-version.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useSend } from '../calls.ts'
import { createAutoSave, type AutoSave, type SaveState } from '../kit/auto-save.ts'
import { useLeaveGuard } from '../kit/use-leave-guard.ts'
import { goodsList, goodsText, listsDiffer, type GoodsLists, type GoodsText } from './goods-text.ts'

/** What is typed, and for whom: one jurisdiction, or all of them. */
interface GoodsValue {
  place: Jurisdiction | null
  texts: GoodsText
}

const listsOf = (row: RequestRow): GoodsLists =>
  Object.fromEntries(
    (row.application?.application_jurisdictions ?? []).map((one) => [one.jurisdiction, one.goods_and_services]),
  )

/**
 * The goods and services of a draft, which save themselves. A save names the versions of the lists that it replaces; when
 * somebody else changed one meanwhile, nothing is overwritten and the person chooses. What would replace lists that differ
 * from each other is held until it is saved on purpose.
 */
export function useGoodsDraft(row: RequestRow) {
  const ordered = useMemo(() => row.ordered_items?.classes ?? [], [row.ordered_items])
  const [lists, setLists] = useState<GoodsLists>(() => listsOf(row))
  const textsFor = useCallback(
    (place: Jurisdiction | null, from: GoodsLists): GoodsText =>
      goodsText((place === null ? Object.values(from)[0] : from[place]) ?? [], ordered),
    [ordered],
  )
  const [value, setValue] = useState<GoodsValue>(() => {
    const first = listsOf(row)
    const place = listsDiffer(first) ? (row.application?.application_jurisdictions[0]?.jurisdiction ?? null) : null
    return { place, texts: textsFor(place, first) }
  })
  const [state, setState] = useState<SaveState>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [theirs, setTheirs] = useState<GoodsAndServices | null>(null)
  const { send, fields, error } = useSend(applicationGoodsAndServices, { keepScreen: true, ownRefusal: true })
  const refresh = useRefresh()
  const now = useRef({ value, lists, send, refresh, isBehind: false, hasConflict: false })
  const auto = useRef<AutoSave<GoodsValue> | null>(null)
  useEffect(() => {
    Object.assign(now.current, { send, refresh })
  }, [send, refresh])

  const replacedBy = useCallback(
    (place: Jurisdiction | null): readonly Jurisdiction[] => (place === null ? row.jurisdictions : [place]),
    [row.jurisdictions],
  )
  const take = useCallback((next: GoodsLists) => {
    now.current.lists = next
    setLists(next)
  }, [])
  const show = useCallback((next: GoodsValue) => {
    now.current.value = next
    setValue(next)
  }, [])

  useEffect(() => {
    // One object for the life of the screen, so that the last word of a screen that goes is the newest.
    const latest = now.current
    const made = createAutoSave<GoodsValue>({
      first: latest.value,
      onState: setState,
      save: async ({ place, texts }) => {
        const list = goodsList(texts)
        const replaced = replacedBy(place)
        const versions = Object.fromEntries(replaced.map((code) => [code, goodsVersion(latest.lists[code] ?? [])]))
        const answer = await latest.send({
          params: { id: row.id },
          body: { jurisdiction: place, goodsAndServices: list, versions },
        })
        if (answer.ok) {
          latest.isBehind = true
          take({ ...latest.lists, ...Object.fromEntries(replaced.map((code) => [code, list])) })
          setSavedAt(new Date())
        } else if (answer.error.code === 'changed-meanwhile') {
          latest.hasConflict = true
          latest.refresh()
        }
        return answer.ok
      },
    })
    auto.current = made
    return () => {
      const leave = async (): Promise<void> => {
        if (made.isDirty() && !latest.hasConflict) await made.flush()
        // Who comes back reads what was saved, and not what this screen began with.
        if (latest.isBehind) latest.refresh()
      }
      void leave()
    }
  }, [row.id, replacedBy, take])

  // The row was read again: what others wrote is taken over, unless something here is not saved.
  useEffect(() => {
    const fresh = listsOf(row)
    const { place, texts } = now.current.value
    if (now.current.hasConflict) {
      setTheirs((place === null ? Object.values(fresh)[0] : fresh[place]) ?? [])
      return
    }
    if (auto.current?.isDirty()) return
    take(fresh)
    const read = textsFor(place, fresh)
    // A class that was opened and has no line yet stays open.
    const opened = Object.fromEntries(Object.keys(texts).map((number) => [Number(number), '']))
    show({ place, texts: { ...opened, ...read } })
  }, [row, take, show, textsFor])

  useLeaveGuard(useCallback(() => auto.current?.isDirty() ?? false, []))

  const change = useCallback(
    (next: (old: GoodsText) => GoodsText) => {
      const { place, texts } = now.current.value
      const grown = { place, texts: next(texts) }
      show(grown)
      if (now.current.hasConflict || (place === null && listsDiffer(now.current.lists))) auto.current?.hold(grown)
      else auto.current?.change(grown)
    },
    [show],
  )
  const flush = useCallback(async () => (await auto.current?.flush()) ?? true, [])
  const choosePlace = useCallback(
    async (place: Jurisdiction | null): Promise<void> => {
      // What was typed for one place is saved for it before another one's list is shown.
      if (!(await flush())) return
      const next = { place, texts: textsFor(place, now.current.lists) }
      show(next)
      auto.current?.adopt(next)
    },
    [flush, show, textsFor],
  )
  const settle = useCallback(
    (texts: GoodsText, keep: boolean) => {
      const fresh = listsOf(row)
      now.current.hasConflict = false
      setTheirs(null)
      take(fresh)
      const next = { place: now.current.value.place, texts }
      show(next)
      if (keep) {
        auto.current?.change(next)
        void auto.current?.flush()
      } else auto.current?.adopt(next)
    },
    [row, show, take],
  )
  /** Settles a conflict: `mine` overwrites on purpose, `theirs` gives up what was typed, `both` puts the lines together. */
  const resolve = useCallback(
    (choice: 'mine' | 'theirs' | 'both') => {
      const other = goodsText(theirs ?? [], ordered)
      const { texts } = now.current.value
      if (choice === 'theirs') settle(other, false)
      else settle(choice === 'mine' ? texts : joined(other, texts), true)
    },
    [settle, theirs, ordered],
  )
  return { ...value, lists, ordered, state, savedAt, fields, error, theirs, change, flush, choosePlace, resolve }
}

/** Their lines, and after them those of ours that they lack. */
function joined(theirs: GoodsText, ours: GoodsText): GoodsText {
  const numbers = [...new Set([...Object.keys(theirs), ...Object.keys(ours)].map(Number))]
  return Object.fromEntries(
    numbers.map((number) => {
      const lines = (theirs[number] ?? '').split('\n').filter((line) => line.trim() !== '')
      const known = new Set(lines.map((line) => line.trim().toLowerCase()))
      const more = (ours[number] ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '' && !known.has(line.trim().toLowerCase()))
      return [number, [...lines, ...more].join('\n')]
    }),
  )
}

export type GoodsDraft = ReturnType<typeof useGoodsDraft>
