export { OrderEdits } from './order-edits.tsx'
export { moneyWords } from './words.ts'
