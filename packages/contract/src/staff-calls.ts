/** Whether a call is one of staff. Shoppers do not load what only these need. */
export const isStaffCall = (name: string): boolean => name.includes(' /api/v1/admin/')
