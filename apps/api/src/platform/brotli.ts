import { type BrotliOptions, constants } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

/** For content that is compressed once and sent often. */
export const storedBrotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Whether a stored brotli response can be sent unchanged. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding'] ?? '')
