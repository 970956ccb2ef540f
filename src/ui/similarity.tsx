import { numberFormat } from '#kernel/formatters.ts'
import { localeOf, type Language } from '#kernel/languages.ts'
import { Scores, type Score } from './gauge.tsx'
import { Letters } from './letters.tsx'
import { Reasons } from './reasons.tsx'
import { similarityReasons, type ReasonKind, type SimilarityFacts } from './similarity-reasons.ts'

const scoreKeys = ['looks', 'sounds', 'part', 'means', 'mark', 'goods', 'risk'] as const
type ScoreKey = (typeof scoreKeys)[number]

/** The texts of a similarity; they stand in the namespace "trademark", which the site and the staff area both load. */
export type SimilarityKey =
  | `similarity.reason.${ReasonKind}`
  | `similarity.score.${ScoreKey}`
  | `similarity.${'own' | 'earlier' | 'none' | 'notCompared' | 'caution'}`

export type SimilarityText = (key: SimilarityKey, values?: Record<string, string | number>) => string

interface SimilarityProps {
  similarity: SimilarityFacts
  own: string
  earlier: string
  say: SimilarityText
  language: Language
}

/** A score as it is always written: two decimals in the reader's language, never a percentage. */
export function formatScore(value: number, language: Language): string {
  return numberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
}

/** Why two marks stand close, in sentences: the strongest reason first, the goods last; `without` leaves kinds out. */
export function SimilarityReasons({
  similarity,
  own,
  earlier,
  say,
  language,
  without = [],
}: SimilarityProps & { without?: readonly ReasonKind[] }) {
  const items = similarityReasons(similarity, own, earlier)
    .filter(({ kind }) => !without.includes(kind))
    .map(({ kind, value, words, count }) => ({
      key: kind,
      text: say(`similarity.reason.${kind}`, {
        ...words,
        ...(value !== undefined && { value: formatScore(value, language) }),
        ...(count !== undefined && { count }),
      }),
    }))
  return <Reasons items={items} />
}

/** The score and its parts on rulers, each with its figure; `of` chooses the rows. */
export function SimilarityScores({
  similarity,
  say,
  language,
  of = scoreKeys,
}: Pick<SimilarityProps, 'similarity' | 'say' | 'language'> & { of?: readonly ScoreKey[] }) {
  const scores: Score[] = of.map((key) => {
    // Where the goods were not compared their weight is an assumption, and no figure of these marks.
    const isAssumed = key === 'goods' && similarity.goods.level === 'unknown'
    const value = key !== 'goods' ? similarity[key] : isAssumed ? 0 : similarity.goods.weight
    const empty = value === 0 && (key === 'part' || key === 'means')
    return {
      key,
      label: say(`similarity.score.${key}`),
      value,
      text: isAssumed ? say('similarity.notCompared') : empty ? say('similarity.none') : formatScore(value, language),
    }
  })
  return <Scores scores={scores} />
}

/** Two marks, letter under letter, why they stand close and how far, and what that is not. */
export function Similarity(props: SimilarityProps) {
  const { own, earlier, say } = props
  return (
    <div className="mw-similarity">
      <Letters own={own} earlier={earlier} ownLabel={say('similarity.own')} earlierLabel={say('similarity.earlier')} />
      <SimilarityReasons {...props} />
      <SimilarityScores {...props} />
      <p className="mw-source">{say('similarity.caution')}</p>
    </div>
  )
}
