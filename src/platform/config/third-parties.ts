import { z } from 'zod'
import { type ThirdParty, thirdPartyKinds } from '#kernel/third-parties.ts'

const origin = z.url({ protocol: /^https?$/ }).refine((text) => new URL(text).origin === text, 'is no origin')
const origins = z.array(origin).max(20).default([])

/** Companies outside by what they do, each with its script and the origins that it works with. */
export const thirdParties = z
  .partialRecord(
    z.enum(thirdPartyKinds),
    z.strictObject({
      name: z.string().trim().min(1).max(100),
      script: z.url({ protocol: /^https?$/ }),
      /** Origins by what is got from them: calls, pictures, styles, frames, fonts, further scripts. */
      connect: origins,
      img: origins,
      style: origins,
      frame: origins,
      font: origins,
      scripts: origins,
    }),
  )
  .transform((given) =>
    thirdPartyKinds.flatMap((kind) => {
      const one = given[kind]
      if (one === undefined) return []
      const { name, script, connect, img, style, frame, font, scripts } = one
      const sources = {
        'script-src': [new URL(script).origin, ...scripts],
        'connect-src': connect,
        'img-src': img,
        'style-src': style,
        'frame-src': frame,
        'font-src': font,
      }
      return [{ kind, name, script, sources }]
    }),
  )

export interface KnownThirdParty extends ThirdParty {
  /** What a content security policy has to let through, by directive. */
  sources: Readonly<Record<string, readonly string[]>>
}

/** The sources of several as one policy has them, each once. */
export function sourcesOf(parties: readonly KnownThirdParty[]): Record<string, string[]> {
  const all: Record<string, Set<string>> = {}
  for (const { sources } of parties)
    for (const [directive, origins] of Object.entries(sources))
      for (const one of origins) (all[directive] ??= new Set()).add(one)
  return Object.fromEntries(Object.entries(all).map(([directive, some]) => [directive, [...some]]))
}
