import type { Dashboard } from '@motif/contract'
import type { ReportPart, ReportRange } from '@motif/contract/report-rules'
import type { Failure } from '../../../failure/index.ts'

/** Days to report on: a range by name, or days (`yyyy-mm-dd`, both included) of one's own in place of it. */
export interface ReportQuery {
  range: ReportRange | 'own'
  from: string
  to: string
}

/** The dashboard. Nothing, and no failure: on the way. */
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
  /** The table that is being fetched. */
  exportingReport?: ReportPart | null
}
