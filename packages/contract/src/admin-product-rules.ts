/**
 * Print areas of the owner's own products: how many a product has, the sides in millimetres, and the most of an area in
 * square millimetres. What is printed at 300 dots an inch fits into the memory of whoever prints.
 */
export const printAreaLimits = { areas: 4, sideMin: 10, sideMax: 1000, mmSquaredMax: 400_000 } as const
