import type { Platform } from '../../platform/platform.ts'

/** Minutes an unpaid order reserves stock. */
const holdMinutes = 15

/** Seconds an idle unpaid order keeps its pieces from paying buyers. A browser needs a few seconds from Pay to the payment. */
export const idleSeconds = 15

/** Minutes a payment may be in progress, such as a bank's confirmation, before the order yields anyway. */
export const underWayMinutes = 5

type Clocked = Pick<Platform, 'clock'>

/** End of a reservation made now. */
export const reservedUntilFor = ({ clock }: Clocked): Date => new Date(clock.now().getTime() + holdMinutes * 60_000)

/** When an order placed or being paid now yields. */
export const yieldsAtFor = ({ clock }: Clocked): Date => new Date(clock.now().getTime() + idleSeconds * 1000)

/** Seconds until an order yields; 0 if it does now. */
export const secondsUntilYield = ({ clock }: Clocked, { yieldsAt }: { yieldsAt: Date }): number =>
  Math.max(0, Math.ceil((yieldsAt.getTime() - clock.now().getTime()) / 1000))
