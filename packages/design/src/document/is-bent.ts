import type { TextNode } from './nodes.ts'

/** Whether a text is set on a curve or warped. */
export const isBent = ({ arc, warp, baseline }: Pick<TextNode, 'arc' | 'warp' | 'baseline'>): boolean =>
  arc !== undefined || warp !== undefined || baseline !== undefined
