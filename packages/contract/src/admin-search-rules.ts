/** What the admin's search asks for: letters of a text, and how many of each kind it tells. */
export const adminSearchLimits = { lettersMin: 2, lettersMax: 100, found: 5 } as const
