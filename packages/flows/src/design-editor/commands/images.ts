import {
  type Adjustments,
  type ChangeName,
  type Crop,
  type ImageNode,
  type PixelSize,
  type Point,
  imageNode,
  wholePicture
} from '@motif/design'
import { croppedTo, croppedToRatio, shiftedWithin, withPicture, withinPicture, zoomedWithin } from '../services/crop.ts'
import type { Command } from '../store/editor-store.ts'
import { type Located, changeNodes, locate, nodesOf, withNodes } from '../tree.ts'

/** All changes in one crop session are one undo step, which Escape reverts. */
export const croppingKey = (id: string) => `cropping ${id}`

const changeImage = (
  id: string,
  change: (node: ImageNode, located: Located) => ImageNode,
  name: ChangeName,
  key?: string
): Command => ({
  name,
  key,
  run: ({ document, areaId }) => {
    const nodes = nodesOf(document, areaId)
    const located = locate(nodes, id)
    if (located?.node.type !== 'image' || located.node.locked) return undefined
    const made = change(located.node, located)
    return {
      document: withNodes(
        document,
        areaId,
        changeNodes(nodes, new Set([id]), () => made)
      ),
      ids: [id]
    }
  }
})

export const crop = (id: string, to: Crop | { ratio: number } | null): Command =>
  changeImage(
    id,
    (node) => (to !== null && 'ratio' in to ? croppedToRatio(node, to.ratio) : croppedTo(node, to ?? wholePicture)),
    'cropped',
    croppingKey(id)
  )

export const slideInFrame = (id: string, by: Point): Command =>
  changeImage(
    id,
    (node, { matrix }) => shiftedWithin(node, withinPicture(node, by, matrix)),
    'cropped',
    croppingKey(id)
  )

export const zoomInFrame = (id: string, factor: number): Command =>
  changeImage(id, (node) => zoomedWithin(node, factor), 'cropped', croppingKey(id))

export const replaceImage = (id: string, picture: PixelSize & { image: string }): Command =>
  changeImage(id, (node) => withPicture(node, picture), 'pictured')

/** Omitted adjustments keep their value; zeros are removed, for one canonical form. */
function adjusted(node: ImageNode, adjust: Adjustments): ImageNode {
  const { adjust: before, ...rest } = node
  const after = Object.fromEntries(
    Object.entries({ ...before, ...adjust }).filter(([, percent]) => percent !== undefined && percent !== 0)
  )
  return Object.keys(after).length === 0 ? rest : { ...rest, adjust: after }
}

/** Adjusts light and colours of pictures. */
export const adjustPictures = (ids: readonly string[], adjust: Adjustments, key?: string): Command => ({
  name: 'changed',
  key: key === undefined ? undefined : `${key} ${ids.join(' ')}`,
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set(ids), (node) =>
        node.type === 'image' ? checked(node, adjusted(node, adjust)) : node
      )
    ),
    ids
  })
})

/** Keeps the previous node if the result would be invalid. */
const checked = (before: ImageNode, after: ImageNode) => (imageNode.safeParse(after).success ? after : before)
