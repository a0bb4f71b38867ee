import { type Failure, failureOf } from '@motif/flows/outcome'

/** What SWR holds as an error, as a screen takes it. */
export const failed = (error: unknown): Failure | undefined => (error === undefined ? undefined : failureOf(error))
