export { OrderEdits } from './order-edits.tsx'
export { moneyText } from './texts.ts'
