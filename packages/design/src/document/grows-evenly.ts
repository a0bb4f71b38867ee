import type { DesignNode } from './nodes.ts'

/** Whether nodes grow in their proportions alone: words, codes, groups and several at once. One picture or shape may be drawn out. */
export const growsEvenly = ([node, ...others]: readonly DesignNode[]): boolean =>
  others.length > 0 || node?.type === 'text' || node?.type === 'qr' || node?.type === 'group'
