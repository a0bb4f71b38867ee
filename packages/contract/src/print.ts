import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id } from './primitives.ts'

/** A print area of the line's product, as the catalogue and the design name it. */
const params = z.object({
  id,
  lineId: id,
  area: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a print area')
})

/** Why there is no file: a picture is gone, the design cannot be read or takes more than a print may, or just now. */
const printProblem = z.enum(['missing-picture', 'unprintable', 'too-large', 'failed'])

/** One print area of a line as one kind of file. `absent` files are made when they are fetched. */
const printFile = z.object({
  lineId: id,
  area: z.string(),
  /** What people call the area. */
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

/** What goes to the printer. Made when an order is paid; asked for before that, it is made at once, or `unavailable` says when to ask again. */
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
