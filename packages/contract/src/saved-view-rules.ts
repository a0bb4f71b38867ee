/** Lists of the admin whose filters can be saved. */
export const savedViewLists = ['orders', 'products'] as const
export type SavedViewList = (typeof savedViewLists)[number]

/** `own`: of one person in one list; `shared`: of all staff in one list. */
export const savedViewLimits = { name: 40, own: 50, shared: 50 } as const

/** Two names with the same key are the same name. */
export const savedViewKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')
