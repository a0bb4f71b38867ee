/** Zoom factors of a picture; the first shows it whole. */
export const zooms = [1, 2, 4] as const

/** The next factor, within the list. */
export const zoomBy = (zoom: number, step: 1 | -1): number =>
  zooms[Math.min(Math.max(zooms.findIndex((one) => one === zoom) + step, 0), zooms.length - 1)] ?? 1
