export { DashboardSection } from './dashboard.tsx'
export type { DashboardSectionProps, ReportQuery } from './types.ts'
