import { chakra } from '@chakra-ui/react'
import type { LogEntry } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { PartLinks, type PartLinksProps } from '../part-links.tsx'
import { Table, TableSkeleton } from '../table.tsx'
import { Entry } from './log-entry.tsx'
import { LogFilter } from './log-filter.tsx'
import type { AdminScreenProps } from '../types.ts'
import type { LogQuery, LogSectionProps } from './types.ts'

const everything: LogQuery = { by: null, action: null, from: '', to: '' }

/** URL of an order or product. */
function hrefOf({ action, subject: { id } }: LogEntry): string | undefined {
  if (action.startsWith('order.')) return `?section=orders&order=${id}`
  return action === 'product.add' || action === 'product.change' ? `?section=products&product=${id}` : undefined
}

/** Staff actions with old and new values. */
export function Log(props: LogSectionProps & PartLinksProps & Pick<AdminScreenProps, 'decimals'>) {
  const { log, logFailure, onRetryLog, logQuery, onFilterLog, onExportLog, isExportingLog = false } = props
  if (logFailure && !log)
    return (
      <FailedState
        failure={logFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryLog}
      />
    )
  const isFiltered = Object.values(logQuery).some(Boolean)
  return (
    <chakra.section aria-label={m.admin_section_log()}>
      <chakra.div display="flex" flexWrap="wrap" gap={4} justifyContent="space-between" marginBlockEnd={4}>
        <chakra.p maxWidth="66ch">{m.admin_log_intro()}</chakra.p>
        <Button size="sm" isBusy={isExportingLog} onClick={onExportLog}>
          {m.admin_log_export()}
        </Button>
      </chakra.div>
      <LogFilter {...props} />
      {!log ? (
        <TableSkeleton label={m.admin_loading()} />
      ) : log.items.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? 'search' : 'stall'}
          title={m.admin_log_empty_title()}
          {...(isFiltered && {
            action: <Button onClick={() => onFilterLog(everything)}>{m.admin_log_clear()}</Button>
          })}
        >
          {isFiltered ? m.admin_log_none_match() : m.admin_log_empty_text()}
        </EmptyState>
      ) : (
        <>
          <Table aria-label={m.admin_section_log()}>
            <thead>
              <tr>
                <th scope="col">{m.admin_log_what()}</th>
                <th scope="col">{m.admin_log_on()}</th>
                <th scope="col">{m.admin_log_changes()}</th>
                <th scope="col">{m.admin_log_who()}</th>
                <th scope="col">{m.admin_log_when()}</th>
              </tr>
            </thead>
            <tbody>
              {log.items.map((entry) => (
                <Entry key={entry.id} entry={entry} href={hrefOf(entry)} decimals={props.decimals} />
              ))}
            </tbody>
          </Table>
          <PartLinks after={props.after} next={log.next} partHrefOf={props.partHrefOf} />
        </>
      )}
    </chakra.section>
  )
}
