import { chakra } from '@chakra-ui/react'
import type { ReportPart as Part } from '@motif/contract/report-rules'
import { m } from '@motif/messages'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { Cell, Row, Table } from '../table.tsx'
import type { DashboardSectionProps } from './types.ts'

interface Column {
  label: string
  isFigure?: boolean
}

export interface ReportPartProps extends Pick<DashboardSectionProps, 'onExportReport' | 'exportingReport'> {
  part: Part
  title: string
  text?: ReactNode
  /** A chart. With it the table, its text alternative, is collapsed. */
  chart?: ReactNode
  columns: readonly Column[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Said where there are no rows. */
  empty: string
}

/** A report table with chart and CSV export. */
export function ReportPart(props: ReportPartProps) {
  const { part, title, text, chart, columns, rows, empty, onExportReport, exportingReport = null } = props
  const id = useId()
  const table = (
    <Table aria-labelledby={id}>
      <thead>
        <tr>
          {columns.map(({ label, isFigure }) => (
            <chakra.th key={label} scope="col" {...(isFigure && { 'data-figure': '' })}>
              {label}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key}>
            {cells.map((cell, index) => (
              <Cell
                key={columns[index]?.label}
                paddingBlock={1}
                overflowWrap="anywhere"
                css={{ mdDown: { '&&:nth-of-type(odd)': { textAlign: 'start' } } }}
                {...(columns[index]?.isFigure && { 'data-figure': '' })}
              >
                {index > 0 ? (
                  <chakra.span hideFrom="md" color="fg.muted">
                    {columns[index]?.label}
                    {': '}
                  </chakra.span>
                ) : null}
                {cell}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  )
  return (
    <chakra.section
      aria-labelledby={id}
      minWidth={0}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={3}
      alignContent="start"
    >
      <chakra.div display="flex" flexWrap="wrap" gap={3} justifyContent="space-between" alignItems="center">
        <chakra.h2 id={id} fontFamily="heading" fontWeight="semibold" fontSize="lg" lineHeight="title">
          {title}
        </chakra.h2>
        {rows.length === 0 ? null : (
          <Button size="sm" isBusy={exportingReport === part} onClick={() => onExportReport({ part })}>
            {m.admin_report_csv()}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </chakra.div>
      {text ? (
        <chakra.p color="fg.muted" maxWidth="66ch">
          {text}
        </chakra.p>
      ) : null}
      {rows.length === 0 ? (
        <chakra.p>{empty}</chakra.p>
      ) : chart ? (
        <>
          {chart}
          <details>
            <chakra.summary cursor="pointer" minHeight="target" alignContent="center">
              {m.admin_report_as_table()}
              <VisuallyHidden> {title}</VisuallyHidden>
            </chakra.summary>
            {table}
          </details>
        </>
      ) : (
        table
      )}
    </chakra.section>
  )
}
