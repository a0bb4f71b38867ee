import { deliveryDate } from '@motif/contract/delivery'
import { shop } from './shop.ts'

export const today = (): string => new Date().toISOString().slice(0, 10)

/** Latest arrival of a cart ordered on `from`. Placed orders state their own. */
export const arrivalOf = ({ from, shippingDays }: { from: string; shippingDays: number }): string =>
  deliveryDate({ from, productionDays: shop.productionDays, shippingDays })
