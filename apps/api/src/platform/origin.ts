import type { FastifyRequest } from 'fastify'
import type { Platform } from './platform.ts'
import { ProblemError } from './problem.ts'

/**
 * Refuses requests that a browser sends from another site (CSRF). Programs send no origin. The shop's pages have the origin PUBLIC_URL or that of
 * `Host`, which the browser sets. `X-Forwarded-Host` is ignored, because a proxy may pass on a forged one.
 */
export function mustComeFromShop(
  { config }: Pick<Platform, 'config'>,
  { headers: { origin, host } }: FastifyRequest
): void {
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return
  if (host !== undefined && URL.canParse(origin) && new URL(origin).host === host) return
  throw new ProblemError('origin-foreign')
}
