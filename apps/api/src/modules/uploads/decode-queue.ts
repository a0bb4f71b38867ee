import { serialQueue } from '../../platform/serial-queue.ts'

/** Unpacked, a large picture takes 160 MB, and each that waits up to 10 MB. */
export const decodeQueue = serialQueue({
  waitingMax: 24,
  reason: 'reading-busy'
})
