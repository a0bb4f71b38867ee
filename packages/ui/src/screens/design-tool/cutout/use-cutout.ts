import { type Cutout, type CutoutSettings, openCutout } from '@motif/design/cutout'
import { useEffect, useState } from 'react'

export const firstSettings: CutoutSettings = {
  isFromEdges: true,
  picks: [],
  tolerance: 0.055,
  feather: 1,
  isEverywhere: false
}

/** A picture opened for background removal; `null` if it cannot be decoded. */
export function useCutout(address: string | undefined): Cutout | null | undefined {
  const [cutout, setCutout] = useState<Cutout | null>()
  useEffect(() => {
    let isLeft = false
    const opening = address === undefined ? Promise.resolve(null) : openCutout(address).catch(() => null)
    void opening.then((opened) => {
      if (isLeft) opened?.close()
      else setCutout(opened)
    })
    return () => {
      isLeft = true
      void opening.then((opened) => opened?.close())
    }
  }, [address])
  return cutout
}

/** Sampling interval in pixels. */
const every = 16

/** Transparent percentage of a picture, rounded to 1 to 99 unless exactly 0 or 100. */
export function goneIn({ data }: ImageData): number {
  let [clear, count] = [0, 0]
  for (let at = 3; at < data.length; at += 4 * every) {
    count += 1
    if ((data[at] ?? 0) < 128) clear += 1
  }
  const percent = Math.round((clear / Math.max(1, count)) * 100)
  return clear === 0 || clear === count ? percent : Math.min(99, Math.max(1, percent))
}
