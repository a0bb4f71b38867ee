/** `none`: in production or before it, and nothing was sent. `partly`: some of its pieces were sent. */
export const orderSentFilters = ['none', 'partly'] as const
export type OrderSentFilter = (typeof orderSentFilters)[number]

/** `out`: no variant on sale is available. `low`: some are, and one is low. `in`: some are. */
export const productStockFilters = ['out', 'low', 'in'] as const
export type ProductStockFilter = (typeof productStockFilters)[number]

/** Whether a variant has a reduced price now, later, or neither. */
export const productSaleFilters = ['now', 'planned', 'none'] as const
export type ProductSaleFilter = (typeof productSaleFilters)[number]

/** Whether customers can design on it. */
export const productPrintFilters = ['yes', 'no'] as const
export type ProductPrintFilter = (typeof productPrintFilters)[number]

/** Largest amount of a filter in minor units. */
export const filterAmountMax = 1_000_000_000_000
