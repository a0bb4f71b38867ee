import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { type Asker, findOrder, onOrder } from '../orders/index.ts'
import { issueInvoiceDocuments, issueMissing } from './issue.ts'
import { printInvoiceDocument } from './print/document.ts'
import { invoices as table } from './tables.ts'

/** Documents take some work to print; nobody needs many a minute. */
const guarded = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } }

/** Invoices and credit notes: for the buyer, for staff, and for whoever has the order's key. */
export const invoicesModule: Module = (app, platform) => {
  const send = async (reply: FastifyReply, orderId: string, refundId: string | null, asker: Asker) => {
    const { order } = await findOrder(platform, orderId, asker)
    await issueInvoiceDocuments(platform, order.id)
    const [document] = await platform.db
      .select()
      .from(table)
      .where(
        and(eq(table.orderId, order.id), refundId === null ? isNull(table.refundId) : eq(table.refundId, refundId))
      )
    if (!document) throw new ProblemError(refundId === null ? 'invoice-not-issued' : 'credit-note-not-issued')
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
      ({ params, query, person, reply }) => send(reply, params.id, null, { person, key: query.key }),
      guarded
    )
    .on(
      'GET /api/v1/orders/{id}/refunds/{refundId}/credit-note.pdf',
      ({ params, query, person, reply }) => send(reply, params.id, params.refundId, { person, key: query.key }),
      guarded
    )

  // In a transaction after the order's own, because numbers are given out one at a time.
  onOrder(platform, ['paid', 'refunded', 'partially_refunded'], 'invoices.issue', ({ orderId }) =>
    issueInvoiceDocuments(platform, orderId)
  )
  platform.jobs.every('invoices.issue-owed', '*/5 * * * *', () => issueMissing(platform))
}
