import type { DesignNode } from '@motif/design'

/** A node with the box it fills, as `boundsOf` of @motif/design tells it: centre, size and turn in millimetres and degrees. */
export interface PlacedNode {
  node: DesignNode
  box: { x: number; y: number; width: number; height: number; rotation: number }
}

/** Where a pointer is, in millimetres from the print area's top left corner, and the node under it where it went down. */
export interface StagePoint {
  xMm: number
  yMm: number
  nodeId?: string
  /** Shift, Control or Command is held: adds to what is chosen. */
  isAdditive: boolean
}

/** A face people may set text in; `id` is what `TextNode.font` holds. */
export interface FontChoice {
  id: string
  label: string
  category: 'display' | 'sans' | 'serif' | 'script' | 'mono'
}

/** What the settings may change of a node, in the document's own words. */
export type NodeChange = Partial<{ font: string; size: number; fill: string }>
