import { deliveryDate } from '@motif/contract/delivery'
import { shop } from './shop.ts'

export const today = (): string => new Date().toISOString().slice(0, 10)

/** The day by which a cart ordered on `from` is there. An order that was placed says its own. */
export const arrivalOf = ({ from, shippingDays }: { from: string; shippingDays: number }): string =>
  deliveryDate({ from, productionDays: shop.productionDays, shippingDays })
