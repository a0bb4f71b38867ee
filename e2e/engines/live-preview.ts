import type { Engine } from './engine.ts'

interface LivePreview {
  isPainted: boolean
  /** Places that have the ink of the tests' pictures, in whatever light, of two thousand. */
  vermilions: number
  /** Where the middle of those lies, from the top, between 0 and 1. */
  middle: number
}

/** What the canvas beside the stage shows. */
export const livePreview = (engine: Engine): Promise<LivePreview> =>
  engine.run(() => {
    const shown = document.querySelector<HTMLCanvasElement>('button[aria-label="Front: see it larger"] canvas')
    const [width, height] = [40, 50]
    const copy = Object.assign(document.createElement('canvas'), { width, height })
    const context = copy.getContext('2d', { willReadFrequently: true })
    if (shown && shown.width > 0) context?.drawImage(shown, 0, 0, width, height)
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    const inked: number[] = []
    let isPainted = false
    for (let at = 0; at < width * height; at += 1) {
      const [red = 0, green = 0, blue = 0] = data.slice(at * 4, at * 4 + 3)
      isPainted ||= red + green + blue > 0
      if (red > 110 && red > 2 * green && red > 2.5 * blue) inked.push(Math.floor(at / width) / height)
    }
    return {
      isPainted,
      vermilions: inked.length,
      middle: inked.reduce((sum, at) => sum + at, 0) / Math.max(1, inked.length)
    }
  })
