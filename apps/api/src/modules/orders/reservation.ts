import type { Platform } from '../../platform/platform.ts'

/** How long pieces are held back for an order that waits for its payment. */
const holdMinutes = 15

/** Until when pieces held back now are held. */
export const holdFor = ({ clock }: Pick<Platform, 'clock'>): Date => new Date(clock.now().getTime() + holdMinutes * 60_000)
