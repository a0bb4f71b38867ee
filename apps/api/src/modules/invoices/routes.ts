import { type SQL, and, desc, eq, ne } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { type Asker, findOrder, onOrder } from '../orders/index.ts'
import { issueInvoiceDocuments, issueMissing } from './issue.ts'
import { printInvoiceDocument } from './print/document.ts'
import { invoices as table } from './tables.ts'

/** Documents are expensive to render; nobody needs many a minute. */
const guarded = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } }

/** Invoices and credit notes: for the buyer, for staff, and for whoever has the order's key. */
export const invoicesModule: Module = (app, platform) => {
  const isInvoice = ne(table.kind, 'credit-note')
  const send = async (reply: FastifyReply, orderId: string, which: SQL, asker: Asker) => {
    const { order } = await findOrder(platform, orderId, asker)
    await issueInvoiceDocuments(platform, order.id)
    const [document] = await platform.db
      .select()
      .from(table)
      .where(and(eq(table.orderId, order.id), which))
      .orderBy(desc(table.issuedAt), desc(table.position))
      .limit(1)
    if (!document) throw new ProblemError(which === isInvoice ? 'invoice-not-issued' : 'credit-note-not-issued')
    reply.type('application/pdf').headers({
      'content-disposition': `attachment; filename="${document.number}.pdf"`,
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff'
    })
    return printInvoiceDocument(document)
  }

  routes(app, platform)
    .on(
      'GET /api/v1/orders/{id}/invoice.pdf',
      ({ params, query, person, reply }) => send(reply, params.id, isInvoice, { person, key: query.key }),
      guarded
    )
    .on(
      'GET /api/v1/orders/{id}/refunds/{refundId}/credit-note.pdf',
      ({ params, query, person, reply }) =>
        send(reply, params.id, eq(table.refundId, params.refundId), { person, key: query.key }),
      guarded
    )
    .on(
      'GET /api/v1/orders/{id}/documents/{number}.pdf',
      ({ params, query, person, reply }) =>
        send(reply, params.id, eq(table.number, params.number), { person, key: query.key }),
      guarded
    )

  // In a separate transaction after the order's, because numbers are assigned one at a time.
  onOrder(platform, ['paid', 'edited', 'refunded', 'partially_refunded'], 'invoices.issue', ({ orderId }) =>
    issueInvoiceDocuments(platform, orderId)
  )
  platform.jobs.every('invoices.issue-owed', '*/5 * * * *', () => issueMissing(platform))
}
