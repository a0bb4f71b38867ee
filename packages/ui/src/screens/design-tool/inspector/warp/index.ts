export { LineFields } from './line-fields.tsx'
export { WarpAmount } from './warp-amount.tsx'
export { WarpShapes } from './warp-shapes.tsx'
