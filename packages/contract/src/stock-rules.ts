/** Pieces up to which stock is low. */
export const lowStock = 5

/** Most pieces of a variant on hand. */
export const onHandMax = 1_000_000

/** Most variants that a list of stock counts and shows. */
export const lowStockCountMax = 1000
