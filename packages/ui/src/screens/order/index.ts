export type { OrderReviews } from './reviews/index.ts'
export { OrderScreen } from './order-screen.tsx'
export type { OrderQuestionsProps } from './order-questions.tsx'
export type { OrderScreenProps } from './types.ts'
