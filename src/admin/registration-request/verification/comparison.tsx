import { useState } from 'react'
import { canAskForUse, weighed } from '#domain/verification/proposal.ts'
import type { Language } from '#kernel/languages.ts'
import { Letters } from '#ui/letters.tsx'
import { formatScore, SimilarityScores } from '#ui/similarity.tsx'
import { useLanguage, useNames, useText, type Text } from '../../i18n/texts.ts'
import { formatDate, todayHere } from '../../kit/time.ts'
import { candidateKey, goodsLine, type Candidate } from './candidate.ts'

/** Letters that the narrowest column holds, see `.wb-cmp`. */
const rowLength = 11

const comparedParts = ['looks', 'sounds', 'part', 'means', 'mark', 'risk'] as const

interface Cell {
  key: string
  text: string
}

function Row({ title, cells }: { title: string; cells: readonly Cell[] }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell) => (
        <td key={cell.key}>{cell.text}</td>
      ))}
    </tr>
  )
}

function inRegister(one: Candidate, t: Text, language: Language): string {
  const { filingDate, registrationDate, expiryDate } = one
  return [
    `${one.office} ${one.number}`,
    filingDate && t('compare.filed', { date: formatDate(filingDate, language) }),
    registrationDate && t('compare.registered', { date: formatDate(registrationDate, language) }),
    expiryDate && t('compare.expires', { date: formatDate(expiryDate, language) }),
    t(`markState.${one.state}`),
  ]
    .filter(Boolean)
    .join(', ')
}

function proofOfUse(one: Candidate, t: Text, now: string): string {
  const asked = canAskForUse(one.office, one.registrationDate, now)
  return asked === null ? t('compare.useUnknown') : t(asked ? 'compare.useYes' : 'compare.useNo')
}

/** Some earlier marks side by side: letters, sound, meaning, goods, register, owner. */
export function Comparison({ mark, candidates }: { mark: string; candidates: readonly Candidate[] }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const [now] = useState(todayHere)
  if (candidates.length === 0) return null
  const each = (text: (one: Candidate) => string): Cell[] =>
    candidates.map((one) => ({ key: candidateKey(one), text: text(one) }))
  const meaning = ({ score }: Candidate) =>
    score.means === 0 ? t('compare.noMeaning') : formatScore(score.means, language)
  const classes = (one: Candidate) => t('similar.classes', { list: one.classes.join(', '), count: one.classes.length })
  const [own, earlier] = [t('similar.own'), t('similar.earlier')]
  return (
    <section aria-labelledby="compare-title">
      <h2 id="compare-title">{t('compare.title')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div className="mw-table-scroll wb-cmpbox" tabIndex={0} role="region" aria-label={t('compare.title')}>
        <table className="wb-cmp">
          <thead>
            <tr>
              <th scope="col">{t('field.mark')}</th>
              {candidates.map((one) => (
                <th key={candidateKey(one)} scope="col">
                  {one.text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('compare.letters')}</th>
              {candidates.map((one) => (
                <td key={candidateKey(one)}>
                  <Letters
                    small
                    own={mark}
                    earlier={one.spelling ?? one.text}
                    ownLabel={own}
                    earlierLabel={earlier}
                    rowLength={rowLength}
                  />
                </td>
              ))}
            </tr>
            <Row
              title={t('compare.sound')}
              cells={each(({ score }) => `${formatScore(score.sounds, language)}: ${score.soundsAs.join(' / ')}`)}
            />
            <Row title={t('compare.meaning')} cells={each(meaning)} />
            <Row
              title={t('compare.goods')}
              cells={each((one) => [classes(one), goodsLine(one.goods)].filter(Boolean).join(': '))}
            />
            <Row title={t('compare.register')} cells={each((one) => inRegister(one, t, language))} />
            <Row title={t('compare.use')} cells={each((one) => proofOfUse(one, t, now))} />
            <Row
              title={t('compare.owner')}
              cells={each((one) => [one.owner ?? '–', one.ownerCountry].filter(Boolean).join(', '))}
            />
            <tr>
              <th scope="row">{t('compare.score')}</th>
              {candidates.map((one) => (
                <td key={candidateKey(one)}>
                  <SimilarityScores similarity={weighed(one)} say={names} language={language} of={comparedParts} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}
