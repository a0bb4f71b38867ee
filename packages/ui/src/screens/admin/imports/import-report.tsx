import { Progress, chakra } from '@chakra-ui/react'
import type { ImportState } from '@motif/contract'
import { m } from '@motif/messages'
import { CircleAlert, Info } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { PanelTitle } from '../panel-title.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import { ImportStatusBadge, kindLabel } from './import-status.tsx'
import { progressRecipe } from './recipe.ts'
import type { ImportSectionProps } from './types.ts'

/** Lines per batch: a thousand at once block a phone. */
const linesShown = 100

const Figures = ({ state }: { state: ImportState }) => {
  const isTrial = state.dryRun
  const figures = [
    { label: isTrial ? m.admin_import_would_create() : m.admin_import_created(), value: state.created },
    { label: isTrial ? m.admin_import_would_update() : m.admin_import_updated(), value: state.updated },
    { label: isTrial ? m.admin_import_would_leave() : m.admin_import_left(), value: state.failed },
    { label: m.admin_import_rows(), value: state.rows }
  ]
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap={8} rowGap={2}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd textStyle="figure" fontSize="lg" fontWeight="medium">
            {formatNumber(value)}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}

function Lines({ report, reportTotal }: Pick<ImportState, 'report' | 'reportTotal'>) {
  const [shown, setShown] = useState(linesShown)
  if (report.length === 0) return null
  return (
    <>
      <Table aria-label={m.admin_import_report()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_import_line()}</th>
            <th scope="col">{m.admin_import_row()}</th>
            <th scope="col">{m.admin_import_subject()}</th>
          </tr>
        </thead>
        <tbody>
          {report.slice(0, shown).map(({ row, level, subject, message }, index) => (
            // A report is only ever added to.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index}>
              <Cell
                gridColumn={{ mdDown: '1 / -1' }}
                textAlign={{ mdDown: 'start' }}
                paddingBlock={2}
                lineHeight="snug"
                overflowWrap="anywhere"
              >
                <chakra.span display="flex" gap={2}>
                  <chakra.span color={level === 'error' ? 'bad' : 'fg.muted'} flexShrink={0}>
                    {level === 'error' ? (
                      <CircleAlert size={18} strokeWidth={1.75} aria-label={m.admin_import_error()} />
                    ) : (
                      <Info size={18} strokeWidth={1.75} aria-label={m.admin_import_notice()} />
                    )}
                  </chakra.span>
                  <chakra.span dir="auto">{message}</chakra.span>
                </chakra.span>
              </Cell>
              <Cell
                justifySelf={{ mdDown: 'start' }}
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
                whiteSpace="nowrap"
              >
                {row === null ? m.admin_import_whole_file() : m.admin_import_row_number({ row })}
              </Cell>
              <Cell gridColumn={{ mdDown: '1 / -1' }} color="fg.muted" overflowWrap="anywhere">
                {subject}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {shown < report.length ? (
        <chakra.div>
          <Button variant="outline" size="sm" onClick={() => setShown(shown + linesShown)}>
            {m.admin_import_more_lines()}
          </Button>
        </chakra.div>
      ) : null}
      {reportTotal > report.length ? (
        <chakra.p color="fg.muted">
          {m.admin_import_lines_kept({ kept: formatNumber(report.length), total: formatNumber(reportTotal) })}
        </chakra.p>
      ) : null}
    </>
  )
}

const toneOf = ({ status, failed, created, updated }: ImportState) =>
  status === 'failed' || created + updated === 0 ? 'bad' : failed > 0 ? 'warn' : 'good'

function outcomeOf({ status, dryRun, failed, created, updated }: ImportState): string {
  if (status === 'failed') return m.admin_import_failed_text()
  if (created + updated === 0) return m.admin_import_nothing_text()
  if (failed > 0) return dryRun ? m.admin_import_check_some() : m.admin_import_done_some()
  return dryRun ? m.admin_import_check_good() : m.admin_import_done_good()
}

/** How far an import is, and what there is to know of its rows. */
export function ImportReport({
  openImport: state,
  openImportFailure,
  onRetryImport
}: Pick<ImportSectionProps, 'openImport' | 'openImportFailure' | 'onRetryImport'>) {
  if (!state && openImportFailure)
    return (
      <FailedState
        failure={openImportFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryImport}
      />
    )
  if (!state) return <TableSkeleton label={m.admin_loading()} />
  const isOver = state.status === 'done' || state.status === 'failed'
  return (
    <chakra.section aria-label={state.fileName} display="grid" gap={4}>
      <chakra.div display="flex" flexWrap="wrap" columnGap={3} rowGap={1} alignItems="baseline">
        <PanelTitle as="h2" dir="auto" marginBlockEnd={0} overflowWrap="anywhere">
          {state.fileName}
        </PanelTitle>
        <ImportStatusBadge status={state.status} />
        <chakra.span color="fg.muted">
          {state.dryRun ? m.admin_import_trial({ kind: kindLabel(state) }) : kindLabel(state)}
        </chakra.span>
      </chakra.div>
      {isOver ? (
        <Notice tone={toneOf(state)}>{outcomeOf(state)}</Notice>
      ) : (
        <Progress.Root
          recipe={progressRecipe}
          value={state.rows === 0 ? null : state.rowsDone}
          max={Math.max(state.rows, 1)}
          maxWidth="40rem"
        >
          <Progress.Label>
            {state.rows === 0
              ? m.admin_import_reading()
              : m.admin_import_progress({ done: formatNumber(state.rowsDone), rows: formatNumber(state.rows) })}
          </Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <Figures state={state} />
      <Lines key={state.id} report={state.report} reportTotal={state.reportTotal} />
    </chakra.section>
  )
}
