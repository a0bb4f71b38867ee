import type { Box, EditorArea, Point } from '@motif/design'
import { centreOfVisible, newImage } from '@motif/flows/design-editor'
import type { PlaceFor } from './uploads.ts'

/** Offset in millimetres between pictures added together. */
const beside = 5

/** The position nearest to the wanted one at which a length fits the area. */
const within = (wanted: number, length: number, most: number) =>
  Math.min(Math.max(wanted, length / 2), Math.max(length / 2, most - length / 2))

/** Positions of pictures added to an area: at the drop point, or centred in the visible part. */
export const placeOnArea =
  (area: EditorArea | undefined, at: Point | Box): PlaceFor =>
  ({ width: widthPx, height: heightPx }, index) => {
    if (!area) return undefined
    const { width, height } = newImage(area, { id: '', image: '', widthPx, heightPx })
    const inside = ({ x, y }: Point) => ({ x: within(x, width, area.widthMm), y: within(y, height, area.heightMm) })
    const { x, y } = 'left' in at ? inside(centreOfVisible(area, at)) : at
    const by = index * beside
    return { areaId: area.id, width, height, x: x + by, y: y + by }
  }
