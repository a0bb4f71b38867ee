/** Limits of the admin search: query length, and results per kind. */
export const adminSearchLimits = { lettersMin: 2, lettersMax: 100, found: 5 } as const
