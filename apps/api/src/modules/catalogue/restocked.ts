import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

const event = 'catalogue.restocked'

/** Publishes that staff made a variant available, in the transaction that did. */
export const publishRestocked = ({ events }: Pick<Platform, 'events'>, tx: Transaction): Promise<void> =>
  events.publish(event, {}, tx)

/** Registers a job for variants that staff made available. */
export const onRestocked = ({ events }: Pick<Platform, 'events'>, job: string, handler: () => Promise<void>): void =>
  events.subscribe([event], job, handler)
