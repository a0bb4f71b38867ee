import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { z } from 'zod'
import { isInternal } from '../../platform/inject-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { dayAt } from '../../platform/shop-days.ts'
import { visitDays } from './tables.ts'

type Row = typeof visitDays.$inferInsert
type Step = Row['step']

/** What is counted is written so long after the first of it, in milliseconds. */
const flushDelayMs = 30_000

export interface VisitCounter {
  count(step: Step, subject?: string, times?: number): void
  /** Writes what was counted since the last time. */
  flush(): Promise<void>
}

/**
 * Counts steps towards an order by day, without anything that tells people apart. Counts are added up in memory and written together, so that no
 * answer waits for the database; several servers add to the same rows. A server that is killed loses what it counted in the last half a minute.
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
    // In one order, so that servers that write at the same time wait for each other in turn.
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

/** Whether a page was opened from outside the shop: from nowhere, or from a page of somebody else. Newer browsers say so; older ones name the page. */
function isFromOutside(request: FastifyRequest, publicUrl: string): boolean {
  const site = header(request, 'sec-fetch-site')
  if (site !== '') return site === 'none' || site === 'cross-site'
  const from = header(request, 'referer')
  return from === '' || !URL.canParse(from) || new URL(from).host !== new URL(publicUrl).host
}

const isPrefetch = (request: FastifyRequest) => /prefetch|prerender/.test(header(request, 'sec-purpose'))

const printed = z.object({ designId: z.string().optional() })
const putIn = z.object({ design: printed.optional().catch(undefined), designs: z.array(printed).default([]) })

/** Designs a call puts into a cart that were not saved, and so not counted, before. */
function unsavedDesigns(body: unknown): number {
  const { data } = putIn.safeParse(body)
  return [data?.design, ...(data?.designs ?? [])].filter((design) => design && design.designId === undefined).length
}

const isPage = (request: FastifyRequest, reply: FastifyReply) =>
  !/^\/admin(?:[/?]|$)/.test(request.url) && String(reply.getHeader('content-type')).startsWith('text/html')

type Counted = Parameters<VisitCounter['count']>

/** Which step towards an order an answer was; undefined where it was none. */
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

/** Known bots, and programs that do not say what they are. They are asked for last: most answers are no step at all. */
function isBot(request: FastifyRequest): boolean {
  const agent = header(request, 'user-agent')
  return agent === '' || isbot(agent)
}

/** Counts the answers of an app that are a step towards an order. Known bots, pages fetched ahead and the admin are left out. */
export function countVisits(app: FastifyInstance, { config }: Pick<Platform, 'config'>, counter: VisitCounter): void {
  app.addHook('onClose', () => counter.flush())
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 300 || isInternal(request)) return
    const step = stepOf(request, reply, config.publicUrl)
    if (step !== undefined && !isBot(request)) counter.count(...step)
  })
}
