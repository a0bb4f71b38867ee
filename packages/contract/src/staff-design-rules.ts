/** Whether a design was ordered. */
export const designOrderFilters = ['yes', 'no'] as const
export type DesignOrderFilter = (typeof designOrderFilters)[number]
