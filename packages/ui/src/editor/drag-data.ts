import type { NewNode } from '@motif/design'

/** MIME type of drags from a panel. */
export const dragDataType = 'application/x-motif-thing'

let thing: NewNode | undefined

/** The node being dragged from a panel of this page, undefined after the drop. Data of other pages is ignored. */
export const setDraggedNode = (taken: NewNode | undefined) => void (thing = taken)
export const draggedNode = () => thing
