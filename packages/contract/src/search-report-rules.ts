/** Longest query that is counted, in characters. */
export const searchLengthMax = 50

/** Periods of the report on searches, in days up to today. */
export const searchPeriods = ['7', '30', '90'] as const
export type SearchPeriod = (typeof searchPeriods)[number]

export const searchKinds = ['all', 'without-results'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Largest number of queries shown. */
export const reportedSearchesMax = 100

/** Largest number of queries that staff may hide. */
export const hiddenSearchesMax = 1_000
