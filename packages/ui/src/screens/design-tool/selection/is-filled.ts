import type { DesignNode } from '@motif/design'

type Filled = Extract<DesignNode, { type: 'text' | 'shape' | 'clip-art' | 'qr' }>

/** Whether it has a colour of its own. */
export const isFilled = (node: DesignNode): node is Filled =>
  node.type === 'text' || node.type === 'shape' || node.type === 'clip-art' || node.type === 'qr'
