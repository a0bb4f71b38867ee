/** Ranges a report can be asked for by name, in days up to today. */
export const reportRanges = ['7', '30', '90', '365'] as const
export type ReportRange = (typeof reportRanges)[number]

/** Days a report covers at most. */
export const reportDaysMax = 366

/** Tables of the dashboard that can be had as CSV. */
export const reportParts = ['sales', 'best-sellers', 'designs', 'templates', 'funnel', 'stock'] as const
export type ReportPart = (typeof reportParts)[number]
