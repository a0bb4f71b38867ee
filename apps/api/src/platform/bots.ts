import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/** Known bots, and clients without a user agent. */
export const isBot = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const agent = headers['user-agent'] ?? ''
  return agent === '' || isbot(agent)
}
