import { chakra } from '@chakra-ui/react'
import type { Redirect } from '@motif/contract'
import { pathOfTarget } from '@motif/contract/redirect-rules'
import { m } from '@motif/messages'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'

import { focusButtonBeside } from '../focus-button-beside.ts'
import { ListSearch } from '../list-search.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import { RedirectFields } from './redirect-fields.tsx'
import type { RedirectSectionProps } from './types.ts'
import { ShopMoment } from '../shop-time.tsx'

const origins = {
  import: () => m.admin_redirect_of_import(),
  change: () => m.admin_redirect_of_change(),
  staff: () => m.admin_redirect_of_staff()
} as const satisfies Record<Redirect['origin'], () => string>

const states = {
  leads: () => null,
  covered: () => m.admin_redirect_covered(),
  nowhere: () => m.admin_redirect_nowhere()
} as const satisfies Record<Redirect['state'], () => string | null>

function Entry({ entry, onRemove }: { entry: Redirect; onRemove: () => void }) {
  const state = states[entry.state]()
  return (
    <Row>
      <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere">
        <chakra.span dir="ltr" fontWeight="medium">
          {entry.path}
        </chakra.span>
        <chakra.div>
          <Link href={pathOfTarget(entry)} dir="auto">
            {entry.name}
          </Link>
        </chakra.div>
        {state === null ? null : <chakra.div color="warn">{state}</chakra.div>}
      </Cell>
      <Cell gridColumn={{ mdDown: '1' }} color="fg.muted" css={{ '&&:nth-of-type(even)': { textAlign: 'start' } }}>
        {origins[entry.origin]()}, <ShopMoment at={entry.createdAt} />
      </Cell>
      <Cell gridColumn={{ mdDown: '2' }} gridRow={{ mdDown: '1' }} data-figure="">
        <IconButton
          label={m.admin_redirect_remove({ path: entry.path })}
          onClick={onRemove}
          icon={<Trash2 aria-hidden />}
        />
      </Cell>
    </Row>
  )
}

function Entries({
  redirects: { items, total, page, pageSize },
  pageHrefOf,
  onRemoveRedirect
}: Pick<RedirectSectionProps, 'pageHrefOf' | 'onRemoveRedirect'> & {
  redirects: NonNullable<RedirectSectionProps['redirects']>
}) {
  const list = useRef<HTMLTableSectionElement>(null)
  const remove = (entry: Redirect, at: number) => {
    focusButtonBeside(list.current, at)
    onRemoveRedirect(entry)
  }
  return (
    <>
      {items.length === 0 ? null : (
        <Table aria-label={m.admin_section_redirects()}>
          <thead>
            <tr>
              <th scope="col">{m.admin_redirect_from()}</th>
              <th scope="col">{m.admin_redirect_origin()}</th>
              <th scope="col" data-figure="">
                {m.admin_redirect_delete()}
              </th>
            </tr>
          </thead>
          <tbody ref={list}>
            {items.map((entry, at) => (
              <Entry key={entry.id} entry={entry} onRemove={() => remove(entry, at)} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pageHrefOf} />
    </>
  )
}

/** Redirects to products and categories: search, add and delete. */
export function Redirects(props: RedirectSectionProps) {
  const { redirects, redirectsFailure, onRetryRedirects, redirectQuery, onAddRedirect } = props
  if (redirectsFailure && !redirects)
    return (
      <FailedState
        failure={redirectsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryRedirects}
      />
    )
  if (!redirects) return <TableSkeleton label={m.admin_loading()} />
  const isUnsearched = redirectQuery === ''
  return (
    <chakra.section aria-label={m.admin_section_redirects()}>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_redirects_intro()}
      </chakra.p>
      <RedirectFields onAddRedirect={onAddRedirect} />
      {isUnsearched && redirects.total === 0 ? (
        <EmptyState drawing="stall" title={m.admin_redirects_empty_title()}>
          {m.admin_redirects_empty_text()}
        </EmptyState>
      ) : (
        <>
          <ListSearch
            key={redirectQuery}
            label={m.admin_redirects_search()}
            q={redirectQuery}
            onSearch={props.onSearchRedirects}
          />
          <chakra.p aria-live="polite" color="fg.muted">
            {redirects.items.length === 0 ? m.admin_redirects_none_match({ text: redirectQuery }) : null}
          </chakra.p>
          <Entries {...props} redirects={redirects} />
        </>
      )}
    </chakra.section>
  )
}
