import {
  type Crop,
  type Handle,
  type ImageNode,
  type Matrix,
  type PixelSize,
  type Point,
  leastCrop,
  wholePicture
} from '@motif/design'
import { inRange, length, place, turned } from '../frame.ts'
import { pulls } from './pulls.ts'

const share = (value: number) => Math.round(value * 1e6) / 1e6

function withCrop(node: ImageNode, crop: Crop): ImageNode {
  const { crop: _crop, ...rest } = node
  const isWhole = crop.x <= 1e-6 && crop.y <= 1e-6 && crop.width >= 1 - 1e-6 && crop.height >= 1 - 1e-6
  return isWhole
    ? rest
    : { ...rest, crop: { x: share(crop.x), y: share(crop.y), width: share(crop.width), height: share(crop.height) } }
}

/** How far a pointer went, in the picture's own millimetres, before it is mirrored and turned. */
export function withinPicture(node: ImageNode, by: Point, { a, b, c, d }: Matrix): Point {
  const determinant = a * d - b * c || 1
  const inParent = { x: (d * by.x - c * by.y) / determinant, y: (a * by.y - b * by.x) / determinant }
  const own = turned(inParent, -node.rotation)
  return { x: node.flipX ? -own.x : own.x, y: node.flipY ? -own.y : own.y }
}

/** All of the picture, in millimetres. */
const fullOf = ({ width, height, crop = wholePicture }: ImageNode) => ({
  width: width / crop.width,
  height: height / crop.height
})

/** Shows another part of a picture, without moving or growing what stays to be seen. */
export function croppedTo(node: ImageNode, to: Crop): ImageNode {
  const crop = node.crop ?? wholePicture
  const full = fullOf(node)
  const width = inRange(to.width, leastCrop, 1)
  const height = inRange(to.height, leastCrop, 1)
  const now = { x: inRange(to.x, 0, 1 - width), y: inRange(to.y, 0, 1 - height), width, height }
  const shift = {
    x: (now.x + now.width / 2 - crop.x - crop.width / 2) * full.width,
    y: (now.y + now.height / 2 - crop.y - crop.height / 2) * full.height
  }
  const moved = turned({ x: node.flipX ? -shift.x : shift.x, y: node.flipY ? -shift.y : shift.y }, node.rotation)
  return {
    ...withCrop(node, now),
    x: place(node.x + moved.x),
    y: place(node.y + moved.y),
    width: length(now.width * full.width),
    height: length(now.height * full.height)
  }
}

/** The largest part of such a ratio of width to height, around the middle of what is seen now. */
export function croppedToRatio(node: ImageNode, ratio: number): ImageNode {
  const crop = node.crop ?? wholePicture
  const full = fullOf(node)
  const across = Math.min(1, (ratio * full.height) / full.width)
  const size = { width: across, height: (across * full.width) / ratio / full.height }
  return croppedTo(node, {
    ...size,
    x: crop.x + (crop.width - size.width) / 2,
    y: crop.y + (crop.height - size.height) / 2
  })
}

/** Takes away from a side of a picture, or gives back of it, without moving or growing what stays to be seen. */
export function cropped(node: ImageNode, handle: Handle, by: Point): ImageNode {
  const crop = node.crop ?? wholePicture
  const full = fullOf(node)
  const side = pulls[handle]
  const edges = { left: crop.x, top: crop.y, right: crop.x + crop.width, bottom: crop.y + crop.height }
  if (side.x < 0) edges.left = inRange(edges.left + by.x / full.width, 0, edges.right - leastCrop)
  if (side.x > 0) edges.right = inRange(edges.right + by.x / full.width, edges.left + leastCrop, 1)
  if (side.y < 0) edges.top = inRange(edges.top + by.y / full.height, 0, edges.bottom - leastCrop)
  if (side.y > 0) edges.bottom = inRange(edges.bottom + by.y / full.height, edges.top + leastCrop, 1)
  return croppedTo(node, {
    x: edges.left,
    y: edges.top,
    width: edges.right - edges.left,
    height: edges.bottom - edges.top
  })
}

/** Moves the picture behind its frame. */
export function shiftedWithin(node: ImageNode, by: Point): ImageNode {
  const crop = node.crop ?? wholePicture
  const full = fullOf(node)
  return withCrop(node, {
    ...crop,
    x: inRange(crop.x - by.x / full.width, 0, 1 - crop.width),
    y: inRange(crop.y - by.y / full.height, 0, 1 - crop.height)
  })
}

/** Grows the picture behind its frame around the middle, or shrinks it, as far as it fills the frame. */
export function zoomedWithin(node: ImageNode, factor: number): ImageNode {
  const crop = node.crop ?? wholePicture
  // Both sides alike, or it would be drawn out.
  const times = Math.max(crop.width, crop.height, Math.min(factor, Math.min(crop.width, crop.height) / leastCrop))
  const size = { width: crop.width / times, height: crop.height / times }
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  return withCrop(node, {
    ...size,
    x: inRange(middle.x - size.width / 2, 0, 1 - size.width),
    y: inRange(middle.y - size.height / 2, 0, 1 - size.height)
  })
}

/** No document holds less of a picture; what would be less is drawn out. */
const thinnest = 0.001

/** What may differ between pictures of one shape: a pixel that was rounded. */
const sameShape = 0.01

/** Another picture in the same frame. One of the same shape shows the same part, any other as much of its middle as fills the frame. */
export function withPicture(node: ImageNode, { image, width, height }: PixelSize & { image: string }): ImageNode {
  const full = fullOf(node)
  const [ratio, was] = [width / height, full.width / full.height]
  if (Math.abs(ratio / was - 1) < sameShape) return { ...node, image }
  const across = inRange(node.width / node.height / ratio, thinnest, 1)
  const down = inRange((ratio * node.height) / node.width, thinnest, 1)
  return withCrop({ ...node, image }, { x: (1 - across) / 2, y: (1 - down) / 2, width: across, height: down })
}
