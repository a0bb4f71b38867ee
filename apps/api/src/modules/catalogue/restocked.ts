import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

const event = 'catalogue.restocked'

/** Tells that staff made something buyable that was not, in the transaction that did. */
export const publishRestocked = ({ events }: Pick<Platform, 'events'>, tx: Transaction): Promise<void> =>
  events.publish(event, {}, tx)

/** Names the job that follows once staff made something buyable that was not. */
export const onRestocked = ({ events }: Pick<Platform, 'events'>, job: string, handler: () => Promise<void>): void =>
  events.subscribe([event], job, handler)
