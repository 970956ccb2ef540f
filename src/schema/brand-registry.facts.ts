import { brandRegistryCode, brandRegistryView } from './brand-registry.ts'
import type { Facts } from './facts.ts'
import { of } from './holding.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'

export const facts = {
  brand_registry_code: {
    table: brandRegistryCode,
    written: true,
    hidden: ['code'],
    relations: [to('trademark', 'brand_registry_codes'), to('created_by_user')],
    customer: {
      select: { columns: ['id', 'trademark_id', 'created_at'], filter: { trademark: readable }, aggregate: true },
    },
    texts: { code: 'phrase' },
    held: { group: 'brands', mine: of('trademark'), secret: ['code', 'created_by_user_id'], erase: 'delete' },
  },
  brand_registry_view: {
    table: brandRegistryView,
    written: true,
    relations: [to('brand_registry_code', 'views'), to('user')],
    customer: {
      select: {
        columns: ['id', 'brand_registry_code_id', 'seen_at'],
        filter: { brand_registry_code: readable },
        aggregate: true,
      },
    },
    held: { group: 'brands', mine: of('brand_registry_code'), secret: ['user_id'], erase: 'delete' },
  },
} satisfies Facts
