import type { Platform } from '../../platform/platform.ts'

/** How long pieces are held back for an order that waits for its payment. */
const holdMinutes = 15

/** How long an order nobody is paying keeps its pieces from others who would pay for them. From the press on Pay to the payment it takes a browser a few seconds. */
export const idleSeconds = 15

/** How long a payment may be under way, for example while a bank asks the person, before the order gives way all the same. */
export const underWayMinutes = 5

type Clocked = Pick<Platform, 'clock'>

/** Until when pieces held back now are held. */
export const reservedUntilFor = ({ clock }: Clocked): Date => new Date(clock.now().getTime() + holdMinutes * 60_000)

/** From when on an order placed, or being paid, now gives way where its pieces are short. */
export const yieldsAtFor = ({ clock }: Clocked): Date => new Date(clock.now().getTime() + idleSeconds * 1000)

/** Seconds until an order gives way; 0 where it does now. */
export const secondsUntilYield = ({ clock }: Clocked, { yieldsAt }: { yieldsAt: Date }): number =>
  Math.max(0, Math.ceil((yieldsAt.getTime() - clock.now().getTime()) / 1000))
