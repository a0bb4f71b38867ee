/** Pieces up to which stock is low. */
export const lowStock = 5

/** Most variants that a list of stock counts and shows. */
export const lowStockCountMax = 1000
