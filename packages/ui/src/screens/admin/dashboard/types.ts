import type { Dashboard } from '@motif/contract'
import type { ReportPart, ReportRange } from '@motif/contract/report-rules'
import type { Failure } from '../../../failure/index.ts'

/** Reporting period: a named range, or custom dates (`yyyy-mm-dd`, inclusive). */
export interface ReportQuery {
  range: ReportRange | 'own'
  from: string
  to: string
}

/** Props of the dashboard. Without data and failure it is loading. */
export interface DashboardSectionProps {
  dashboard?: Dashboard | undefined
  /** Figures of other days are on their way; those shown stay. @default false */
  isLoadingDashboard?: boolean
  dashboardFailure?: Failure | undefined
  onRetryDashboard: () => void
  reportQuery: ReportQuery
  onAskReport: (query: ReportQuery) => void
  /** Fetches a table as a file. */
  onExportReport: (wish: { part: ReportPart }) => void
  /** The report being exported. */
  exportingReport?: ReportPart | null
}
