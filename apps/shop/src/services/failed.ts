import { type Failure, failureOf } from '@motif/flows/outcome'

/** Converts SWR's error for screens. */
export const failed = (error: unknown): Failure | undefined => (error === undefined ? undefined : failureOf(error))
