import { z } from 'zod'
import { defineCalls } from './call.ts'
import { line } from './primitives.ts'
import { reportedSearchesMax, searchKinds, searchLengthMax, searchPeriods } from './search-report-rules.ts'

/** A query that shoppers searched for within a period. */
export const reportedSearch = z.object({
  query: z.string(),
  searches: z.int(),
  /** Products found by the last search. */
  found: z.int(),
  /** Day of the last search in the shop's time zone. */
  lastDay: z.iso.date(),
  isSuggested: z.boolean(),
  /** Staff hid it from suggestions. */
  isHidden: z.boolean()
})
export type ReportedSearch = z.infer<typeof reportedSearch>

const filter = z.object({
  days: z.enum(searchPeriods).default('30'),
  kind: z.enum(searchKinds).default('all')
})

const admin = { tag: 'admin', access: 'admin' } as const

export const searchReportCalls = defineCalls({
  'GET /api/v1/admin/searches': {
    summary: `What shoppers searched for, the most frequent first: at most ${reportedSearchesMax} queries`,
    ...admin,
    permission: 'products.read',
    query: filter,
    answers: { 200: z.object({ items: z.array(reportedSearch) }) }
  },
  'PUT /api/v1/admin/searches/hidden': {
    summary: 'Hide a query from suggestions, or allow it again',
    ...admin,
    permission: 'products.change',
    body: z.object({ query: line(searchLengthMax), isHidden: z.boolean() }),
    answers: { 200: z.object({}) }
  },
  'GET /api/v1/admin/exports/searches.csv': {
    summary: 'What shoppers searched for as CSV, a row a day and query',
    ...admin,
    permission: 'products.read',
    query: filter,
    answers: { 200: 'binary' }
  }
})
