import type { LogEntry } from '@motif/contract'
import type { LogAction } from '@motif/contract/log-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

/** What of the log is shown. Days are `yyyy-mm-dd`, both included; empty stands for any. */
export interface LogQuery {
  by: string | null
  action: LogAction | null
  from: string
  to: string
}

/** The section on what staff did. Nothing, and no failure: on the way. */
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
