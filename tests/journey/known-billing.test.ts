import { expect, test } from 'vitest'
import { productUpdate } from '#contract/product.ts'
import { requestOrder, requestUpdate } from '#contract/registration.ts'
import { path } from '#web/path.ts'
import { draftDesk, draftOwner } from '#tests/draft.ts'
import { signInWithJar } from '#tests/sign-in.ts'

const desk = draftDesk()

/** An order of the customer that stands before its checkout. */
async function ordered(value: string): Promise<string> {
  const { owner, draft } = desk()
  const { requestId } = await draft({ value, until: 'answered' })
  const params = { id: requestId }
  await owner(requestUpdate, { params, body: { jurisdictions: ['SK'], classes: [18] } })
  return (await owner(requestOrder, { params })).productId
}

async function checkout(productId: string): Promise<string> {
  const { jar } = await signInWithJar(desk().app, draftOwner)
  const answer = await jar.fetch(path.checkout({ id: productId }), { headers: { accept: 'text/html' } })
  return await answer.text()
}

const bill = async (productId: string, businessName: string, street: string) =>
  await desk().owner(productUpdate, {
    params: { id: productId },
    body: {
      type: 'legal',
      businessName,
      companyId: '12345678',
      email: 'books@draft.test',
      country: 'SK',
      street,
      postcode: '040 01',
      city: 'Košice',
    },
  })

test('the second checkout begins with whoever was billed last, and the profile goes before it', async () => {
  const { one } = desk()
  const first = await ordered('FIRST BILL')
  expect(await checkout(first)).toContain('value="Ingrid"')
  await bill(first, 'Lampa Fictional', 'Vymyslená 2')
  const second = await checkout(await ordered('SECOND BILL'))
  for (const kept of ['Lampa Fictional', 'Vymyslená 2', 'books@draft.test', '12345678'])
    expect(second).toContain(`value="${kept}"`)
  await bill(await ordered('THIRD BILL'), 'Svetlo Fictional', 'Nová 9')
  const fourth = await ordered('FOURTH BILL')
  expect(await checkout(fourth)).toContain('value="Svetlo Fictional"')
  await one(
    `update user_profile p set billing_entity_id = (select id from entity where business_name = 'Lampa Fictional' limit 1)
       from "user" u where u.id = p.user_id and u.email = $1 returning p.user_id as v`,
    [draftOwner],
  )
  expect(await checkout(fourth)).toContain('value="Lampa Fictional"')
})
