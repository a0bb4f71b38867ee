import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id } from './primitives.ts'

/** A print area of the line's product, by its id in catalogue and design. */
const params = z.object({
  id,
  lineId: id,
  area: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a print area')
})

/** Why there is no file: a picture is missing, the design is invalid or exceeds the limits, or a temporary failure. */
const printProblem = z.enum(['missing-picture', 'unprintable', 'too-large', 'failed'])

/** A print file: one area of a line in one format. `absent` files are generated on request. */
const printFile = z.object({
  lineId: id,
  area: z.string(),
  /** Display name of the area. */
  name: z.string(),
  format: z.enum(['png', 'pdf']),
  widthMm: z.number(),
  heightMm: z.number(),
  /** Null for a PDF, which has none. */
  pixels: z.object({ width: z.int(), height: z.int() }).nullable(),
  state: z.enum(['ready', 'making', 'absent', 'failed']),
  /** Null until it is ready. */
  bytes: z.int().nullable(),
  /** Null unless it failed. */
  problem: printProblem.nullable()
})
export type PrintFileFacts = z.infer<typeof printFile>

/** Print files. Generated when an order is paid; earlier requests generate them at once, or get `unavailable` with the time to retry. */
export const printCalls = defineCalls({
  'GET /api/v1/admin/orders/{id}/print-files': {
    summary: 'The files to print an order from, and how far they are',
    tag: 'admin',
    access: 'admin',
    permission: 'production.read',
    params: z.object({ id }),
    answers: { 200: z.object({ items: z.array(printFile) }) }
  },
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.png': {
    summary: 'A print area of a line’s design at 300 dots an inch, transparent where nothing is drawn',
    tag: 'admin',
    access: 'admin',
    permission: 'production.read',
    params,
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.pdf': {
    summary: 'A print area of a line’s design in outlines, at its true size',
    tag: 'admin',
    access: 'admin',
    permission: 'production.read',
    params,
    answers: { 200: 'binary' }
  }
})
