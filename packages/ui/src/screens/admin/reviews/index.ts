export { Reviews } from './reviews.tsx'
export type { ReviewDecision, ReviewSectionProps } from './types.ts'
