import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { onOrder } from '../orders/index.ts'
import { clearPrints } from './clear-up.ts'
import { factsOf } from './facts.ts'
import { clearFailures } from './failures.ts'
import type { PrintFormat } from './print-area.ts'
import { printFilesOf } from './service.ts'
import { designedLines, subjectsOf, subjectsOfOrder } from './subjects.ts'
import { type FailureReason, PrintFailure } from './worker/worker-pool.ts'

const printLineJob = 'print.line'

interface PrintLineJob {
  orderId: string
  lineId: string
}

interface Asked {
  id: string
  lineId: string
  area: string
}

/** Milliseconds to wait for a file in progress. */
const answerTimeoutMs = 10_000

const notYet = () => new ProblemError('print-file-not-ready', { retryAfter: 5 })

/** Failures that no retry fixes: the design must change. */
const finalReasons: Partial<Record<FailureReason, 'print-picture-missing' | 'print-design-unreadable'>> = {
  'missing-picture': 'print-picture-missing',
  unprintable: 'print-design-unreadable'
}

/** Print files: generated once an order is paid, stored, and served to staff. */
export const printModule: Module = (app, platform) => {
  const { db, jobs, log } = platform
  const files = printFilesOf(platform)

  const problemOf = (error: unknown): unknown => {
    if (!(error instanceof PrintFailure)) return error
    const final = finalReasons[error.reason]
    if (final !== undefined) return new ProblemError(final)
    log.error({ err: error, reason: error.reason }, 'a print file could not be made')
    return new ProblemError('print-file-failed', { retryAfter: 30 })
  }

  const send = async (reply: FastifyReply, { id, lineId, area }: Asked, format: PrintFormat) => {
    const subject = (await subjectsOf(db, id, lineId)).find((one) => one.area.id === area)
    if (!subject) throw new ProblemError('nothing-printed')
    const answered = new AbortController()
    try {
      const file = await Promise.race([
        files.file(subject, format),
        delay(answerTimeoutMs, undefined, { signal: answered.signal, ref: false })
      ])
      if (!file) throw notYet()
      reply.type(format === 'png' ? 'image/png' : 'application/pdf').headers({
        'content-disposition': `attachment; filename="${subject.title}.${format}"`,
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff'
      })
      return file
    } catch (error) {
      throw problemOf(error)
    } finally {
      answered.abort()
    }
  }

  routes(app, platform)
    .on('GET /api/v1/admin/orders/{id}/print-files', async ({ params }) => {
      const wanted = (await subjectsOfOrder(db, params.id)).flatMap((subject) =>
        (['png', 'pdf'] as const).map((format) => ({ subject, format }))
      )
      const states = await files.states(wanted)
      return { items: states.map(({ subject, format, state }) => factsOf(subject, format, state)) }
    })
    .on('GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.png', ({ params, reply }) =>
      send(reply, params, 'png')
    )
    .on('GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.pdf', ({ params, reply }) =>
      send(reply, params, 'pdf')
    )

  // One job per line: an order of two hundred lines would exceed a job's time limit.
  onOrder(platform, ['paid', 'edited'], 'print.order', async ({ orderId }) => {
    for (const lineId of await designedLines(db, orderId))
      await jobs.send(printLineJob, { orderId, lineId } satisfies PrintLineJob)
  })
  jobs.handle<PrintLineJob>(printLineJob, async ({ orderId, lineId }) => {
    for (const subject of await subjectsOf(db, orderId, lineId)) {
      for (const format of ['png', 'pdf'] as const) {
        await files.file(subject, format).catch((error: unknown) => {
          if (!(error instanceof PrintFailure) || finalReasons[error.reason] === undefined) throw error
          log.error(
            { err: error, reason: error.reason, orderId, lineId, area: subject.area.id },
            'a design that was ordered cannot be printed'
          )
        })
      }
    }
  })

  jobs.every('print.clear', '41 3 * * *', () => clearPrints(platform))
  jobs.every('print.forget-failures', '57 3 * * *', async () => void (await clearFailures(platform)))

  app.addHook('onClose', () => files.close())
}
