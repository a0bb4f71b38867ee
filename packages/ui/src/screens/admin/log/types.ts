import type { LogEntry } from '@motif/contract'
import type { LogAction } from '@motif/contract/log-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

/** Log filter. Dates are `yyyy-mm-dd`, inclusive; empty means any. */
export interface LogQuery {
  by: string | null
  action: LogAction | null
  from: string
  to: string
}

/** Props of the log section. Without data and failure it is loading. */
export interface LogSectionProps {
  log?: ListPart<LogEntry> | undefined
  logFailure?: Failure | undefined
  onRetryLog: () => void
  logQuery: LogQuery
  onFilterLog: (query: LogQuery) => void
  /** Who is in the log at all. */
  logPeople?: readonly { id: string; name: string | null }[] | undefined
  /** Fetches what is shown, and all that comes after it, as a file. */
  onExportLog: () => void
  isExportingLog?: boolean
}
