import { pictureOf } from '#features/register/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { drawings, drawnPng } from './drawings.ts'

/** Gives figurative marks of the demo's register the pictures that are drawn for them. */
export async function seedRegisterPictures(tx: Tx): Promise<void> {
  for (const [name, { codes, draw }] of Object.entries(drawings)) {
    const { png, signatures, descriptor } = await pictureOf(await drawnPng(draw))
    await tx.$client.query(
      `with had as (update mark set vienna_codes = $2 where source = 'demo' and text = $1 and mark_type = 'FIGURATIVE' returning id)
       insert into mark_picture (mark_id, file, file_state, picture, signatures, descriptor)
       select id, $3, 'demo', $4, $5, $6 from had`,
      [name, codes, `${name}.png`, png, signatures, descriptor],
    )
  }
}
