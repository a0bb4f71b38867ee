import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id } from './primitives.ts'

/** A print area of the line's product, as the catalogue and the design name it. */
const params = z.object({ id, lineId: id, area: z.string().max(40).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a print area') })

/** What goes to the printer. Made when an order is paid; asked for before that, it is made at once, or `unavailable` says when to ask again. */
export const printCalls = defineCalls({
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.png': {
    summary: 'A print area of a line’s design at 300 dots an inch, transparent where nothing is drawn',
    tag: 'admin',
    access: 'admin',
    params,
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.pdf': {
    summary: 'A print area of a line’s design in outlines, at its true size',
    tag: 'admin',
    access: 'admin',
    params,
    answers: { 200: 'binary' }
  }
})
