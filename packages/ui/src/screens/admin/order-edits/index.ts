export { OrderEdits } from './order-edits.tsx'
export type { OrderEditProps } from './types.ts'
export { moneyWords } from './words.ts'
