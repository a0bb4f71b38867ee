import type { Config } from './config.ts'

/** Minutes over which such calls from one network are counted; a person makes a few, a machine many. */
const countedMinutes = 10

/** For calls by which anybody has mail sent to an address they type: ten from one network in the open. */
export const mailingLimit = ({ rateLimits }: Pick<Config, 'rateLimits'>) => ({
  config: { rateLimit: { max: Math.ceil(rateLimits.accounts / 6), timeWindow: countedMinutes * 60_000 } }
})
