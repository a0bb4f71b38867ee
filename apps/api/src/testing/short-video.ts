import { readFileSync } from 'node:fs'

/** Two seconds of a rotating square, 160 × 200 pixels, with a title and a location. */
export const shortVideo = (ending: 'mp4' | 'webm'): File =>
  new File([new Uint8Array(readFileSync(new URL(`videos/short.${ending}`, import.meta.url)))], `short.${ending}`)
