import { type BrotliOptions, constants } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

/** For what is compressed once and sent often. */
export const keptBrotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Whether an answer that is kept compressed with brotli can be sent as it is. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding'] ?? '')
