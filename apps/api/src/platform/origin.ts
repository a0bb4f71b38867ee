import type { FastifyRequest } from 'fastify'
import type { Platform } from './platform.ts'
import { ProblemError } from './problem.ts'

/**
 * Refuses what a browser sends for a page of somebody else's: a cookie goes along with it as with our own. Programs name
 * no origin. Our pages are at PUBLIC_URL, or under whatever name the shop was called by.
 */
export function mustComeFromShop({ config }: Pick<Platform, 'config'>, { headers: { origin }, host }: FastifyRequest): void {
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new ProblemError('forbidden', { detail: 'This can only be done from a page of the shop.' })
}
