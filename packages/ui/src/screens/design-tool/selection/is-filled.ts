import type { DesignNode } from '@motif/design'

type Filled = Extract<DesignNode, { type: 'text' | 'shape' | 'clip-art' | 'qr' }>

/** Whether a node has a fill. */
export const isFilled = (node: DesignNode): node is Filled =>
  node.type === 'text' || node.type === 'shape' || node.type === 'clip-art' || node.type === 'qr'
