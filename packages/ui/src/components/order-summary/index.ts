export { OrderSummary, type OrderSummaryProps } from './order-summary.tsx'
export { TotalsList, type TotalsListProps } from './totals-list.tsx'
