export { AdminScreen } from './admin-screen.tsx'
export type { AdminFigures, AdminScreenProps, AdminSection, ListPage, OrderMove, PrintFile, StockRow, Tracking } from './types.ts'
