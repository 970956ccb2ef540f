import type { i18n } from 'i18next'
import { allTrades, industries } from '#domain/catalog/industries.ts'
import { niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import { decisionGroups, decisions, decisionsBy } from '#domain/decision/decisions.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import { path } from '../path.ts'
import { placeOf } from '../places.ts'
import { blogSubjects, contentLink, type ContentLink } from './content/pages.server.ts'
import { keyName } from './trademark-disputes/keys.server.ts'

/** A public page by its address without language, as lists, searches and those who share it show it. */
export type PublicPage = ContentLink

type Say = (namespace: string, key: string, values?: Record<string, unknown>) => string

/** The pages that there is one of: their titles and descriptions stand where the pages have them. */
const tools = [
  [path.home(), 'site', 'meta.title', 'meta.description'],
  [path.trademarkSearch(), 'checker', 'title', 'lede'],
  [path.verification(), 'verification', 'title', 'lede'],
  [path.detailedPricelist(), 'prices', 'title', 'lede'],
  [path.routeAdvisor(), 'prices', 'route.title', 'route.lede'],
  [path.orderService(), 'service', 'title', 'meta.description'],
  [path.bookConsultation(), 'consultation', 'title', 'description'],
  [path.brandOrder(), 'protection', 'order.title', 'order.description'],
  [path.contact(), 'support', 'contact.title', 'contact.description'],
  [path.renewalForm(), 'service', 'form.renewal.title', 'form.renewal.description'],
  [path.transferForm(), 'service', 'form.transfer.title', 'form.transfer.description'],
  [path.reportInfringement(), 'case', 'report.title', 'report.description'],
  [path.countryGuides(), 'country', 'guides.title', 'guides.description'],
  [path.classAssist(), 'classes', 'title', 'description'],
  [path.specimenGuide(), 'classes', 'specimen.title', 'specimen.description'],
  [path.disputeLibrary(), 'disputes', 'title', 'description'],
  [path.siteSearch(), 'common', 'search.title', 'search.description'],
] as const

function placePages(language: Language, say: Say): Omit<PublicPage, 'language'>[] {
  return jurisdictions.flatMap((code) => {
    const place = placeOf(code, language).name
    const slug = jurisdictionSlug(code)
    const of = (address: string, title: string, description: string) => ({
      address,
      title: say('country', title, { place }),
      description: say('country', description, { place }),
    })
    return [
      of(path.country({ slug }), 'title', 'description'),
      of(path.renewalCountry({ country: slug }), 'renewal.title', 'renewal.description'),
      of(path.countryGuide({ slug }), 'guides.one', 'guides.oneDescription'),
    ]
  })
}

function classPages(language: Language, say: Say): Omit<PublicPage, 'language'>[] {
  const numbers = niceClasses.flatMap((niceClass) => {
    const name = say('classes', 'named', { niceClass, name: niceClassName(niceClass, language) })
    const number = String(niceClass)
    return [
      { address: path.niceClass({ class: number }), title: name, description: niceClassName(niceClass, language) },
      {
        address: path.specimenClass({ class: number }),
        title: say('classes', 'specimen.ofClass', { name }),
        description: say('classes', 'specimen.ofClassText', { name }),
      },
    ]
  })
  const trades = allTrades().map(({ industry, trade }) => ({
    address: path.trade({ industry, trade: trade.key }),
    title: say('classes', 'trade.title', { trade: trade.name[language] }),
    description: trade.description[language],
  }))
  const sectors = industries.map((sector) => ({
    address: path.specimenSector({ sector }),
    title: say('classes', 'specimen.ofSector', { sector: say('classes', `industry.${sector}`) }),
    description: say('classes', 'specimen.ofSectorText'),
  }))
  return [...numbers, ...trades, ...sectors]
}

function blogPages(say: Say): Omit<PublicPage, 'language'>[] {
  const { topics, industries } = blogSubjects()
  const of = (address: string, name: string) => ({
    address,
    title: say('content', 'blog.title', { name }),
    description: say('content', 'blog.description', { name }),
  })
  return [
    ...topics.map((topic) => of(path.blogTopic({ topic }), say('content', `blog.topic.${topic}`))),
    ...industries.map((industry) => of(path.blogCategory({ industry }), say('classes', `industry.${industry}`))),
  ]
}

function disputePages(language: Language, say: Say): Omit<PublicPage, 'language'>[] {
  const matterOf = (matter: string) => say('disputes', `matter.${matter}`)
  const groups = decisionGroups.flatMap((group) => {
    const of = (id: string | undefined, title: string) => ({
      address: path.disputes({ group, ...(id && { id }) }),
      title,
      description: say('disputes', 'groupDescription', { title }),
    })
    const nameOf = (key: string) =>
      keyName(group, key, language) ?? (group === 'industry' ? say('classes', `industry.${key}`) : matterOf(key))
    return [
      of(undefined, say('disputes', `by.${group}.title`)),
      ...[...decisionsBy(group).keys()].map((key) =>
        of(key, say('disputes', `by.${group}.one`, { name: nameOf(key) })),
      ),
    ]
  })
  const cases = decisions.map(({ slug, number, parties, matter }) => ({
    address: path.dispute({ id: slug }),
    title: `${parties.join(' / ')}, ${number}`,
    description: say('disputes', 'caseDescription', { title: parties.join(' / '), number, matter: matterOf(matter) }),
  }))
  return [...groups, ...cases]
}

const made = new Map<Language, ReadonlyMap<string, PublicPage>>()

/** The public pages that are made of data, by their addresses; a language's are named once. */
export function madePages(language: Language, texts: i18n): ReadonlyMap<string, PublicPage> {
  const known = made.get(language)
  if (known) return known
  const say: Say = (namespace, key, values) => texts.getFixedT(language, namespace)(key, values ?? {})
  const single = tools.map(([address, namespace, title, description]) => ({
    address,
    title: say(namespace, title),
    description: say(namespace, description),
  }))
  const all = [
    ...single,
    ...placePages(language, say),
    ...classPages(language, say),
    ...blogPages(say),
    ...disputePages(language, say),
  ]
  const pages = new Map(all.map((page) => [page.address, { ...page, language }]))
  made.set(language, pages)
  return pages
}

/** The public page at an address without its language; null when there is none. */
export const publicPage = (address: string, language: Language, texts: i18n): PublicPage | null =>
  madePages(language, texts).get(address) ?? contentLink(address, language)
