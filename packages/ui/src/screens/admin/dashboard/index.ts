export { DashboardSection } from './dashboard.tsx'
export type { ReportQuery } from './types.ts'
