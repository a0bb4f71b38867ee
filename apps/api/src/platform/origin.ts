import type { FastifyRequest } from 'fastify'
import type { Platform } from './platform.ts'
import { ProblemError } from './problem.ts'

/**
 * Refuses what a browser sends for a page of somebody else's: a cookie goes along with it as with our own. Programs name
 * no origin. Our pages are at PUBLIC_URL, or under the name in `Host`, which a browser sets by itself. `X-Forwarded-Host`
 * is not asked: a proxy that does not overwrite it passes on whatever it was sent.
 */
export function mustComeFromShop(
  { config }: Pick<Platform, 'config'>,
  { headers: { origin, host } }: FastifyRequest
): void {
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return
  if (host !== undefined && URL.canParse(origin) && new URL(origin).host === host) return
  throw new ProblemError('origin-foreign')
}
