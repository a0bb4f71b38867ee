import type { EditorArea, Point } from '@motif/design'
import { newImage } from '@motif/flows/design-editor'
import type { PlaceFor } from './uploads.ts'

/** Pictures chosen at once lie so far beside each other, in millimetres. */
const beside = 5

/** Where pictures that come onto an area will lie: where they were let go, or in its middle. */
export const placeOnArea =
  (area: EditorArea | undefined, at: Point | undefined): PlaceFor =>
  ({ width: widthPx, height: heightPx }, index) => {
    if (!area) return undefined
    const { x, y, width, height } = newImage(area, { id: '', image: '', widthPx, heightPx })
    const by = index * beside
    return { areaId: area.id, width, height, x: (at?.x ?? x) + by, y: (at?.y ?? y) + by }
  }
