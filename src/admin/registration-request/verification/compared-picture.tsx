import { useEffect, useRef } from 'react'
import { halved, keptSide } from '#domain/clearance/picture/regions.ts'
import { drawPart, pixelsOf } from './picture-pixels.ts'

interface ComparedPictureProps {
  /** A PNG as the comparison made it, base64. */
  png: string
  /** The part that is shown in full; 0 is the whole. */
  part: number
  label: string
}

/** A picture as it was compared: with one of its parts in full and the rest paled, or as a whole. */
export function ComparedPicture({ png, part, label }: ComparedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isLeft = false
    const draw = async (): Promise<void> => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.codePointAt(0) ?? 0)
      const picture = await pixelsOf(new Blob([bytes], { type: 'image/png' }), keptSide)
      if (!isLeft && canvas.current) drawPart(canvas.current, part === 0 ? picture : halved(picture), part)
    }
    void draw()
    return () => {
      isLeft = true
    }
  }, [png, part])
  return <canvas ref={canvas} className="wb-picture" role="img" aria-label={label} />
}
