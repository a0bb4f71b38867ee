import type { Engine } from './engine.ts'

interface LivePreview {
  isPainted: boolean
  /** Samples, of 2000, with the colour of the tests' pictures in any light. */
  vermilions: number
  /** Mean vertical position of these samples, from 0 at the top to 1. */
  middle: number
}

/** Samples the preview canvas beside the stage. */
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
