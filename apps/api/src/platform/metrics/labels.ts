import type { FastifyRequest } from 'fastify'

/** The pattern of a request's address, as its answer is counted; absent where there is no route. */
export const routeOf = ({ routeOptions: { config, url } }: FastifyRequest): string | undefined =>
  config.routeName ?? url

/** Anything else is answered 404 or 405 and counted as one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export const methodLabel = (method: string): string => (methods.has(method) ? method : 'other')

/** The route under which pages of the shop are answered, and whatever has no route. */
const anyAddress = '/*'

/** The pattern of an address, as it is counted. */
export const routeLabel = (route: string | undefined, status: number): string =>
  route === undefined || (route === anyAddress && status === 404) ? 'unknown' : route

/** Seconds. Most calls take 2 to 50 ms, a page 40 ms of the thread, a picture up to some seconds; a request is given up after 30. */
export const secondsBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]
