import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { PanelTitle } from '../panel-title.tsx'
import { ShopMoment } from '../shop-time.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import { ImportStatusBadge, kindLabel } from './import-status.tsx'
import type { ImportSectionProps } from './types.ts'

type Props = Pick<ImportSectionProps, 'imports' | 'importsFailure' | 'onRetryImports' | 'importHrefOf' | 'pageHrefOf'>

/** What was imported or checked before, newest first. */
export function ImportList({ imports, importsFailure, onRetryImports, importHrefOf, pageHrefOf }: Props) {
  if (importsFailure && !imports)
    return (
      <FailedState
        failure={importsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryImports}
      />
    )
  if (!imports) return <TableSkeleton label={m.admin_loading()} />
  const { items, total, page, pageSize } = imports
  if (items.length === 0)
    return (
      <EmptyState drawing="stall" title={m.admin_imports_empty_title()}>
        {m.admin_imports_empty_text()}
      </EmptyState>
    )
  return (
    <chakra.section aria-label={m.admin_imports_recent()}>
      <PanelTitle as="h2">{m.admin_imports_recent()}</PanelTitle>
      <Table>
        <thead>
          <tr>
            <th scope="col">{m.admin_import_file()}</th>
            <th scope="col">{m.admin_import_state()}</th>
            <th scope="col">{m.admin_import_when()}</th>
            <th scope="col">{m.admin_import_outcome()}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <Row key={one.id}>
              <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere">
                <Link href={importHrefOf({ id: one.id })} dir="auto">
                  {one.fileName}
                </Link>
                <chakra.div color="fg.muted">
                  {one.dryRun ? m.admin_import_trial({ kind: kindLabel(one) }) : kindLabel(one)}
                </chakra.div>
              </Cell>
              <Cell>
                <ImportStatusBadge status={one.status} />
              </Cell>
              <Cell gridColumn={{ mdDown: '1 / -1' }} color="fg.muted">
                <ShopMoment at={one.createdAt} />
              </Cell>
              <Cell
                gridColumn={{ mdDown: '1 / -1' }}
                textAlign={{ mdDown: 'start' }}
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
              >
                {m.admin_import_counts({
                  created: formatNumber(one.created),
                  updated: formatNumber(one.updated),
                  failed: formatNumber(one.failed)
                })}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pageHrefOf} />
    </chakra.section>
  )
}
