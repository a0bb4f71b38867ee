import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isBot } from '../../platform/bots.ts'
import { isInternal } from '../../platform/inject-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { dayAt } from '../../platform/shop-days.ts'
import { visitDays } from './tables.ts'

type Row = typeof visitDays.$inferInsert
type Step = Row['step']

/** Milliseconds from the first count to the write. */
const flushDelayMs = 30_000

export interface VisitCounter {
  count(step: Step, subject?: string, times?: number): void
  /** Writes the counts since the last flush. */
  flush(): Promise<void>
}

/**
 * Counts steps towards an order by day, without identifying people. Counts are added up in memory and written together, so no response waits for
 * the database; several servers add to the same rows. A killed server loses at most half a minute of counts.
 */
export function visitCounter(platform: Pick<Platform, 'db' | 'shop' | 'clock' | 'log'>): VisitCounter {
  let counted = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  const add = (row: Row) => {
    const key = `${row.day} ${row.step} ${row.subject}`
    counted.set(key, { ...row, count: row.count + (counted.get(key)?.count ?? 0) })
    timer ??= setTimeout(() => void flush(), flushDelayMs).unref()
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    // In a fixed order, so that concurrent servers cannot deadlock.
    const rows = [...counted.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    counted = new Map()
    if (rows.length === 0) return
    try {
      await platform.db
        .insert(visitDays)
        .values(rows)
        .onConflictDoUpdate({
          target: [visitDays.step, visitDays.day, visitDays.subject],
          set: { count: sql`${visitDays.count} + excluded.count` }
        })
    } catch (error) {
      platform.log.warn(
        { err: error },
        'what was counted of visits could not be written, and is kept for the next time'
      )
      for (const row of rows) add(row)
    }
  }
  return {
    count: (step, subject = '', times = 1) =>
      add({ day: dayAt(platform, platform.clock.now()), step, subject, count: times }),
    flush
  }
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Whether a page was opened from outside the shop. Newer browsers send `Sec-Fetch-Site`, older ones a `Referer`. */
function isFromOutside(request: FastifyRequest, publicUrl: string): boolean {
  const site = header(request, 'sec-fetch-site')
  if (site !== '') return site === 'none' || site === 'cross-site'
  const from = header(request, 'referer')
  return from === '' || !URL.canParse(from) || new URL(from).host !== new URL(publicUrl).host
}

const isPrefetch = (request: FastifyRequest) => /prefetch|prerender/.test(header(request, 'sec-purpose'))

const printed = z.object({ designId: z.string().optional() })
const putIn = z.object({ design: printed.optional().catch(undefined), designs: z.array(printed).default([]) })

/** Number of unsaved designs that a call adds to a cart; saved ones were counted before. */
function unsavedDesigns(body: unknown): number {
  const { data } = putIn.safeParse(body)
  return [data?.design, ...(data?.designs ?? [])].filter((design) => design && design.designId === undefined).length
}

/** The page of a draft order's payment link: staff invited its customer, who did not come to browse. */
const isPaymentLink = ({ url }: FastifyRequest) => /^\/checkout\?(?:.*&)?pay=/.test(url)

const isPage = (request: FastifyRequest, reply: FastifyReply) =>
  !/^\/admin(?:[/?]|$)/.test(request.url) &&
  !isPaymentLink(request) &&
  String(reply.getHeader('content-type')).startsWith('text/html')

type Counted = Parameters<VisitCounter['count']>

/** The step of a response; undefined if it is none. */
function stepOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Counted | undefined {
  switch (`${request.method} ${request.routeOptions.url ?? ''}`) {
    case 'GET /*':
      return isPage(request, reply) && isFromOutside(request, publicUrl) && !isPrefetch(request) ? ['visit'] : undefined
    case 'POST /api/v1/carts':
      return reply.statusCode === 201 ? ['cart'] : undefined
    case 'POST /api/v1/designs':
      return ['design']
    case 'GET /api/v1/templates/:id':
      return ['template', (request.params as { id: string }).id]
    case 'POST /api/v1/carts/:id/lines':
    case 'POST /api/v1/carts/:id/batches': {
      const designs = unsavedDesigns(request.body)
      return designs > 0 ? ['design', '', designs] : undefined
    }
    default:
      return undefined
  }
}

/** Counts the responses that are steps towards an order. Bots, prefetches and the admin are left out. */
export function countVisits(app: FastifyInstance, { config }: Pick<Platform, 'config'>, counter: VisitCounter): void {
  app.addHook('onClose', () => counter.flush())
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 300 || isInternal(request)) return
    const step = stepOf(request, reply, config.publicUrl)
    // Bots last: most responses are no step.
    if (step !== undefined && !isBot(request)) counter.count(...step)
  })
}
