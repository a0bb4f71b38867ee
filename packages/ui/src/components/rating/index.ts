export { fitWords } from './fit-words.ts'
export { Rating, type RatingProps } from './rating.tsx'
