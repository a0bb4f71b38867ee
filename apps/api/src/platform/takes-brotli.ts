import type { FastifyRequest } from 'fastify'

/** Whether an answer that is kept compressed with brotli can be sent as it is. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding'] ?? '')
