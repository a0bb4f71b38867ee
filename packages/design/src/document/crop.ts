import type { ImageNode } from './nodes.ts'

/** The part of a picture that is shown, as shares of the whole. */
export type Crop = NonNullable<ImageNode['crop']>

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** Cropping leaves at least this share of a picture, across and down. */
export const leastCrop = 0.02
