import { type Pixels, backdropOf, colourAround } from './backdrop.ts'
import { type Matte, cutRows, matteOf } from './matte.ts'
import { distancesOf, regionOf } from './region.ts'
import type { CutoutSettings } from './settings.ts'

/** Background removal for one picture, computed again for each change of settings. */
export interface Background {
  matteFor: (settings: CutoutSettings) => Matte
  /** The picture without its background. */
  cut: (settings: CutoutSettings) => Uint8ClampedArray<ArrayBuffer>
}

/** Caches what depends on the colours alone while only the feathering changes. */
export function backgroundOf(pixels: Pixels): Background {
  const { width, height } = pixels
  const backdrop = backdropOf(pixels)
  let kept: { key: string; references: typeof backdrop; distances: Uint8Array } | undefined
  const coloursFor = ({ isFromEdges, picks }: CutoutSettings) => {
    const key = JSON.stringify([isFromEdges, picks])
    if (kept?.key !== key) {
      const references = [...(isFromEdges ? backdrop : []), ...picks.map((place) => colourAround(pixels, place))]
      kept = { key, references, distances: distancesOf(pixels, references) }
    }
    return kept
  }
  const matteFor = (settings: CutoutSettings) => {
    const { references, distances } = coloursFor(settings)
    return matteOf(regionOf(pixels, distances, settings), pixels, references, settings)
  }
  return {
    matteFor,
    cut: (settings) => {
      const data = new Uint8ClampedArray(pixels.data)
      cutRows({ data, width, height }, 0, height, matteFor(settings))
      return data
    }
  }
}
