import type { Feature } from '#features/feature.ts'
import { searchGoods } from './search-goods.ts'
import { searchPackages } from './search-packages.ts'

export const feature: Feature = {
  name: 'catalog',
  handlers: [searchGoods, searchPackages],
}
export { goodsFor } from './search-goods.ts'
export { packagesFor } from './search-packages.ts'
