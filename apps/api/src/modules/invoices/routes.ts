import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { type Asker, findOrder } from '../orders/service.ts'
import { issueOwed, issuePapers } from './issue.ts'
import { type IssueJob, issueJob } from './owed.ts'
import { printPaper } from './print/paper.ts'
import { invoices as table } from './tables.ts'

/** Papers take some work to print; nobody needs many a minute. */
const guarded = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } }

/** Invoices and credit notes: for the buyer, for staff, and for whoever has the order's key. */
export const invoices: Module = (app, platform) => {
  const send = async (reply: FastifyReply, orderId: string, refundId: string | null, asker: Asker) => {
    const { order } = await findOrder(platform, orderId, asker)
    await issuePapers(platform, order.id)
    const [paper] = await platform.db.select().from(table).where(and(eq(table.orderId, order.id), refundId === null ? isNull(table.refundId) : eq(table.refundId, refundId)))
    if (!paper) throw new ProblemError('not-found', { detail: refundId === null ? 'There is an invoice once the order is paid.' : 'There is a credit note once the money is back.' })
    reply.type('application/pdf').headers({
      'content-disposition': `attachment; filename="${paper.number}.pdf"`,
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff'
    })
    return printPaper(paper)
  }

  routes(app, platform)
    .on('GET /api/v1/orders/{id}/invoice.pdf', ({ params, query, person, reply }) => send(reply, params.id, null, { person, key: query.key }), guarded)
    .on('GET /api/v1/orders/{id}/refunds/{refundId}/credit-note.pdf', ({ params, query, person, reply }) => send(reply, params.id, params.refundId, { person, key: query.key }), guarded)

  platform.jobs.handle<IssueJob>(issueJob, ({ orderId }) => issuePapers(platform, orderId))
  platform.jobs.every('invoices.issue-owed', '*/5 * * * *', () => issueOwed(platform))
}
