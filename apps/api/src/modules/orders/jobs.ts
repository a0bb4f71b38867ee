import type { Module } from '../../platform/module.ts'
import { deleteNetworks, softenIdleHolds } from './expiry.ts'
import { countBoughtTogether } from './bought-together.ts'
import { countSold } from './sold-counts.ts'

/** Jobs of orders. Their routes are in order-management, which also uses payments and invoices. */
export const ordersModule: Module = (_app, platform) => {
  platform.jobs.every('orders.soften', '* * * * *', () => softenIdleHolds(platform))
  platform.jobs.every('orders.count-sold', '7 * * * *', () => countSold(platform))
  platform.jobs.every('orders.count-bought-together', '37 3 * * *', () => countBoughtTogether(platform))
  platform.jobs.every('orders.networks', '40 3 * * *', () => deleteNetworks(platform))
}
