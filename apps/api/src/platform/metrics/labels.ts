import type { FastifyRequest } from 'fastify'

/** The route pattern of a request, as a metric label; undefined without a route. */
export const routeOf = ({ routeOptions: { config, url } }: FastifyRequest): string | undefined =>
  config.routeName ?? url

/** Other methods get 404 or 405 and share a label. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export const methodLabel = (method: string): string => (methods.has(method) ? method : 'other')

/** The route that serves the shop's pages and everything without a route. */
const anyAddress = '/*'

/** The route pattern as a metric label. */
export const routeLabel = (route: string | undefined, status: number): string =>
  route === undefined || (route === anyAddress && status === 404) ? 'unknown' : route

/**
 * Histogram buckets in seconds. Most calls take 2 to 50 ms, a page 40 ms of the thread, a picture up to some seconds. A request times out after 30.
 */
export const secondsBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]
