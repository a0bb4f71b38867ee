export type { OrderReviews } from './reviews/index.ts'
export { OrderScreen, type OrderScreenProps } from './order-screen.tsx'
export type { OrderQuestionsProps } from './order-questions.tsx'
