import type { DesignNode } from './nodes.ts'

/**
 * Whether resizing must keep the proportions: true for texts, QR codes, groups and multiple nodes. A single picture or
 * shape may be stretched.
 */
export const scalesProportionally = ([node, ...others]: readonly DesignNode[]): boolean =>
  others.length > 0 || node?.type === 'text' || node?.type === 'qr' || node?.type === 'group'
