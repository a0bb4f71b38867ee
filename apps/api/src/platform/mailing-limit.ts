import type { Config } from './config.ts'

/** Minutes over which such calls from one network are counted. A person makes a few, a script many. */
const windowMinutes = 10

/** Rate limit for calls that send mail to an address anybody may type: ten from one network in production. */
export const mailingLimit = ({ rateLimits }: Pick<Config, 'rateLimits'>) => ({
  config: { rateLimit: { max: Math.ceil(rateLimits.accounts / 6), timeWindow: windowMinutes * 60_000 } }
})
