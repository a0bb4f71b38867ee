import { oneAtATime } from '../../platform/one-at-a-time.ts'

/** Unpacked, a large picture takes 160 MB, and each that waits up to 10 MB. */
export const unpack = oneAtATime({
  waitingMax: 24,
  reason: 'reading-busy'
})
