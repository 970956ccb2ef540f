import { useEffect, useId, useRef, useState } from 'react'
import { describe } from '#domain/clearance/picture/descriptor.ts'
import { picturesAlike } from '#domain/clearance/picture/likeness.ts'
import type { Picture } from '#domain/clearance/picture/regions.ts'
import { Scores } from '#ui/gauge.tsx'
import { formatScore } from '#ui/similarity.tsx'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { drawPart, pixelsOf } from './picture-pixels.ts'

function Part({ picture, part, label }: { picture: Picture; part: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, part)
  }, [picture, part])
  return <canvas ref={canvas} className="wb-picture" role="img" aria-label={label} />
}

const sides = ['own', 'earlier'] as const

/** Two pictures side by side: how alike they are in shape and colour, and which of their parts agree. They stay in the browser. */
export function PictureComparison() {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const [pictures, setPictures] = useState<Partial<Record<(typeof sides)[number], Picture>>>({})
  const [unreadable, setUnreadable] = useState(false)
  const choose = async (side: (typeof sides)[number], file: File | undefined): Promise<void> => {
    if (!file) return
    try {
      const picture = await pixelsOf(file)
      setUnreadable(false)
      setPictures((old) => ({ ...old, [side]: picture }))
    } catch {
      setUnreadable(true)
    }
  }
  const { own, earlier } = pictures
  const likeness = own && earlier ? picturesAlike(describe(own), describe(earlier)) : null
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('pictures.title')}</h2>
      <p className="mw-source">{t('pictures.text')}</p>
      {unreadable && (
        <p className="mw-error" role="alert">
          {t('pictures.unreadable')}
        </p>
      )}
      <div className="mw-stack">
        {sides.map((side, at) => {
          const picture = pictures[side]
          return (
            <div key={side} className="mw-field">
              <label className="mw-label" htmlFor={`${id}-${side}`}>
                {t(`pictures.${side}`)}
              </label>
              <input
                id={`${id}-${side}`}
                type="file"
                accept="image/png,image/jpeg,image/webp,image/gif"
                onChange={(event) => void choose(side, event.target.files?.[0])}
              />
              {picture && (
                <Part
                  picture={picture}
                  part={likeness?.parts[at] ?? 0}
                  label={t(likeness && likeness.parts[at] !== 0 ? 'pictures.partOf' : 'pictures.wholeOf', {
                    which: t(`pictures.${side}`),
                  })}
                />
              )}
            </div>
          )
        })}
      </div>
      {likeness && (
        <div role="status">
          <Scores
            scores={(['whole', 'shape', 'colours'] as const).map((key) => ({
              key,
              label: t(`pictures.score.${key}`),
              value: likeness[key],
              text: formatScore(likeness[key], language),
            }))}
          />
          <p className="mw-small">
            {[
              t(likeness.parts[0] === 0 && likeness.parts[1] === 0 ? 'pictures.wholes' : 'pictures.parts'),
              likeness.turned > 0 && t('pictures.turned', { degrees: likeness.turned }),
              likeness.mirrored && t('pictures.mirrored'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
      )}
    </section>
  )
}
