import type { TextNode } from './nodes.ts'

/** Whether words stand on anything but a straight line, or are bent themselves. */
export const isBent = ({ arc, warp, baseline }: Pick<TextNode, 'arc' | 'warp' | 'baseline'>): boolean =>
  arc !== undefined || warp !== undefined || baseline !== undefined
