import { serialQueue } from '../../platform/serial-queue.ts'

/** Decoded, a large picture takes 160 MB, and each waiting one up to 10 MB. */
export const decodeQueue = serialQueue({
  waitingMax: 24,
  reason: 'reading-busy'
})
