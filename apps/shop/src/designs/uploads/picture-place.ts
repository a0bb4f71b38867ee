import type { Box, EditorArea, Point } from '@motif/design'
import { middleOfSeen, newImage } from '@motif/flows/design-editor'
import type { PlaceFor } from './uploads.ts'

/** Pictures chosen at once lie so far beside each other, in millimetres. */
const beside = 5

/** The place nearest to a wanted one at which something of a length lies on the area with all of it. */
const within = (wanted: number, length: number, most: number) =>
  Math.min(Math.max(wanted, length / 2), Math.max(length / 2, most - length / 2))

/** Where pictures that come onto an area will lie: where they were let go, or in the middle of what is seen of it. */
export const placeOnArea =
  (area: EditorArea | undefined, at: Point | Box): PlaceFor =>
  ({ width: widthPx, height: heightPx }, index) => {
    if (!area) return undefined
    const { width, height } = newImage(area, { id: '', image: '', widthPx, heightPx })
    const inside = ({ x, y }: Point) => ({ x: within(x, width, area.widthMm), y: within(y, height, area.heightMm) })
    const { x, y } = 'left' in at ? inside(middleOfSeen(area, at)) : at
    const by = index * beside
    return { areaId: area.id, width, height, x: x + by, y: y + by }
  }
