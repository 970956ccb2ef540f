import { reportContent } from '#domain/brand-report/content.ts'
import { brandReport } from './brand-report.ts'
import type { Facts } from './facts.ts'
import { of } from './holding.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'

export const facts = {
  brand_report: {
    table: brandReport,
    written: true,
    relations: [to('brand', 'reports')],
    customer: {
      select: { columns: ['id', 'brand_id', 'month', 'created_at'], filter: { brand: readable }, aggregate: true },
    },
    json: { content: reportContent },
    held: { group: 'brands', mine: of('brand'), erase: 'delete' },
  },
} satisfies Facts
