import { specimenKinds } from '#domain/use-in-commerce/specimen-kinds.ts'
import { oneOf, type Typed } from '../../answers.server.ts'

const saidOf = (typed: Typed, name: string): 'yes' | 'no' | '' =>
  (['yes', 'no'] as const).find((word) => word === oneOf(typed, name)) ?? ''

/** What the form of a specimen says of it, beside its file. */
export const aboutSpecimen = (typed: Typed) => ({
  kind: specimenKinds.find((one) => one === oneOf(typed, 'kind')) ?? null,
  description: oneOf(typed, 'description'),
  url: oneOf(typed, 'url'),
  captureDate: oneOf(typed, 'captureDate'),
  showsMark: saidOf(typed, 'showsMark'),
  takesOrders: saidOf(typed, 'takesOrders'),
  namesServices: saidOf(typed, 'namesServices'),
})
