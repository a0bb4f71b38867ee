/** Named ranges of a report, in days up to today. */
export const reportRanges = ['7', '30', '90', '365'] as const
export type ReportRange = (typeof reportRanges)[number]

/** Longest report in days. */
export const reportDaysMax = 366

/** Tables of the dashboard available as CSV. */
export const reportParts = ['sales', 'best-sellers', 'designs', 'templates', 'funnel', 'stock'] as const
export type ReportPart = (typeof reportParts)[number]
