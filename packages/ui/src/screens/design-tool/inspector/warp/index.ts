export { WarpAmount } from './warp-amount.tsx'
export { WarpShapes } from './warp-shapes.tsx'
