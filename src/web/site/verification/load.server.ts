import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { requestCreate } from '#contract/registration.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { searchGoodsAndServices } from '#contract/search.ts'
import { regionFor } from '#domain/account/regions.ts'
import { suggestedCountry } from '#domain/account/storefront.ts'
import { jurisdictionFrom, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { suggestedMarkets } from '#domain/jurisdiction/markets.ts'
import type { Language } from '#kernel/languages.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { formOf, manyOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { path } from '../../path.ts'
import { refusalOf } from '../../refusal.ts'
import { checkerLists } from '../../mark-checker/lists.server.ts'
import { questionIn, type Question } from '../../mark-checker/question.ts'
import { cardOf, placeOf, placesByName, type CardPlace, type Place } from '../../places.ts'

export interface LikelyClass {
  number: number
  name: string
  note: string
}

export interface VerificationData {
  /** Where the business is, as far as we know; decides what is suggested first. */
  country: Place
  suggested: CardPlace[]
  all: Place[]
  /** Names of the offices, for the marks that stand near. */
  offices: Record<string, string>
  /** What the checker sent along. */
  value: string
  businessDescription: string
  jurisdictions: Jurisdiction[]
  broughtClasses: number[]
  /** The classes that the description seems to speak of, best first. */
  classes: LikelyClass[]
}

/** What the person sells in their own words, then the classes that were chosen with it: a text they can change. */
function described({ business, classes }: Question, language: Language): string {
  const named = classes.map((number) => `${number}: ${niceClassName(number, language)}`)
  return [business, ...named]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, 2000)
}

/** More classes than this are no help to somebody who has never heard of them. */
const mostClasses = 4

/** The classes of a description; a hint only, so a failure is reported and the form works without. */
async function likelyClasses({ call, language, report }: LoadContext, description: string): Promise<LikelyClass[]> {
  if (description.trim() === '') return []
  try {
    const query = { value: description.trim().slice(0, 500), language, limit: 1 }
    const { classes } = await call(searchGoodsAndServices, { query })
    const meant = classes.filter((one) => one.meant)
    return meant.slice(0, mostClasses).map(({ niceClass, name, scope }) => ({ number: niceClass, name, note: scope }))
  } catch (error) {
    // Too many questions are no failure: the form works without the hint.
    if (refusalOf(error)?.code !== 'too-many-requests') report?.(error)
    return []
  }
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<VerificationData> {
  const { language, storefront, destination } = context.get(loadContext)
  const search = new URL(request.url).searchParams
  const question = questionIn(search)
  const country =
    jurisdictionFrom(search.get('country') ?? '') ??
    destination ??
    jurisdictionFrom(suggestedCountry(storefront, language)) ??
    'EU'
  return {
    country: placeOf(country, language),
    suggested: suggestedMarkets(country).map((code) => cardOf(code, language)),
    all: placesByName(language),
    offices: checkerLists({ language, storefront }).offices,
    value: question.value,
    businessDescription: described(question, language),
    jurisdictions: question.places,
    broughtClasses: question.classes,
    classes: await likelyClasses(context.get(loadContext), question.business),
  }
}

/** "a.test, b.test" and one per line are both how people write several addresses. */
const addresses = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '')

export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language, currency, storefront, country, origin, experiments } = context.get(loadContext)
  const form = await formOf(request)
  const typed = typedIn(form)
  const file = form.get('file')
  const text = (name: string) => oneOf(typed, name)
  return writing(typed, async () => {
    // Who comes from the page about Amazon's register of brands has the word in the address.
    const wanted = new URL(request.url).searchParams.has('amazonBrandRegistry')
    const { id } = await call(requestCreate, {
      query: wanted ? { amazonBrandRegistry: 'true' } : {},
      body: {
        // The contract refuses what is not of its lists, beside the field.
        type: text('type') as 'WORD',
        value: text('value'),
        businessDescription: text('businessDescription'),
        jurisdictions: [...new Set(manyOf(typed, 'jurisdictions'))] as Jurisdiction[],
        websites: addresses(text('websites')),
        contactEmail: text('contactEmail'),
        contactFirstName: text('contactFirstName'),
        contactLastName: text('contactLastName'),
        contactPhone: text('contactPhone') || null,
        language,
        currency,
        region: regionFor({ origin, country, storefront }),
        sendMarketingEmails: text('sendMarketingEmails') === 'yes',
        experiments,
      },
      ...(file instanceof File && file.size > 0 && { file }),
      idempotencyKey: text('key') || crypto.randomUUID(),
    })
    return redirect(path.verificationSuccess({ id }))
  })
}
