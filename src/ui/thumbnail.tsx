import { useState } from 'react'

/** Kinds of files that a small picture is made of. */
const pictured: readonly string[] = ['image/png', 'image/jpeg', 'application/pdf']
export const hasThumbnail = (mediaType: string): boolean => pictured.includes(mediaType)

/** A small picture beside the name of a document, asked for once it is near the screen; nothing where there is none: then one pixel is answered. */
export function Thumbnail({ src, mediaType }: { src: string; mediaType: string }) {
  const [isBroken, setBroken] = useState(false)
  if (!hasThumbnail(mediaType) || isBroken) return null
  return (
    <span className="mw-thumbnail">
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        width={56}
        height={72}
        onError={() => setBroken(true)}
        onLoad={({ currentTarget }) => setBroken(currentTarget.naturalWidth === 1)}
      />
    </span>
  )
}
