export { fitLabels } from './fit-labels.ts'
export { Rating, type RatingProps } from './rating.tsx'
