import { z } from 'zod'
import { defineCalls } from './call.ts'
import { logActions } from './log-rules.ts'
import { id, partOf, partPaging, timestamp } from './primitives.ts'

/** An audit log entry. */
export const logEntry = z.object({
  id: z.string(),
  at: timestamp,
  /** Author; without a name if the account is gone. */
  by: z.object({ id: z.string(), name: z.string().nullable() }),
  action: z.string(),
  subject: z.object({
    /** As in the calls about it. */
    id: z.string(),
    /** Display name: an order's number, a product's name. Null if only the id is known. */
    name: z.string().nullable()
  }),
  /** Changed members, long values truncated. `from` is null if there was no value, or it was not recorded. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** Number of further changed members. */
  more: z.int().min(0),
  /** Decimals of its amounts, if they are not those of the present currency. */
  decimals: z.int().min(0).max(4).optional()
})
export type LogEntry = z.infer<typeof logEntry>

const filter = {
  by: id.optional(),
  action: z.enum(logActions).optional(),
  /** Dates in the shop's time zone, inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional()
}

const admin = { tag: 'admin', access: 'admin' } as const

export const logCalls = defineCalls({
  'GET /api/v1/admin/log': {
    summary: 'What staff did, newest first, with what was before and after',
    ...admin,
    permission: 'log.read',
    query: z.object({ ...filter, ...partPaging({ usual: 50, most: 200 }) }),
    answers: { 200: partOf(logEntry) }
  },
  'GET /api/v1/admin/log/people': {
    summary: 'Who did something that is written down',
    ...admin,
    permission: 'log.read',
    answers: { 200: z.object({ items: z.array(z.object({ id: z.string(), name: z.string().nullable() })) }) }
  },
  'GET /api/v1/admin/exports/log.csv': {
    summary: 'What staff did as CSV, newest first, a row a changed member',
    ...admin,
    permission: 'log.read',
    query: z.object(filter),
    answers: { 200: 'binary' }
  }
})
