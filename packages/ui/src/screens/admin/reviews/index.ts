export { Reviews } from './reviews.tsx'
export type { ReviewDecision } from './types.ts'
