import { chakra } from '@chakra-ui/react'
import type { StaffDesign } from '@motif/contract'
import { designOrderFilters } from '@motif/contract/staff-design-rules'
import { m } from '@motif/messages'
import { useRef } from 'react'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { Allowed } from '../allowed.tsx'
import { EmptyList } from '../empty-list.tsx'
import { ListFilter } from '../list-filter.tsx'
import { PartLinks } from '../part-links.tsx'
import { ShopDate } from '../shop-time.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { DesignPicture } from './design-picture.tsx'

const filters = { yes: () => m.admin_designs_ordered(), no: () => m.admin_designs_not_ordered() }

const linkInRow = { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'target', md: 'auto' } } as const

type RowProps = Pick<AdminScreenProps, 'designHrefOf' | 'designsOfProductHrefOf' | 'customerPageHrefOf'> & {
  design: StaffDesign
}

function DesignRow({ design, designHrefOf, designsOfProductHrefOf, customerPageHrefOf }: RowProps) {
  const { id, name, product, productName, owner, orders, updatedAt, previewUrl } = design
  return (
    <Row>
      <Cell paddingBlock={2} maxWidth={{ md: '22rem' }} gridColumn={{ mdDown: '1 / -1' }}>
        <chakra.div display="flex" gap={3} alignItems="center">
          <DesignPicture src={previewUrl} alt="" width={12} flexShrink={0} />
          <Link href={designHrefOf({ id })} fontWeight="semibold" overflowWrap="anywhere" minWidth={0} {...linkInRow}>
            <bdi>{name}</bdi>
          </Link>
        </chakra.div>
      </Cell>
      <Cell
        paddingBlock={2}
        lineHeight="snug"
        overflowWrap="anywhere"
        maxWidth={{ md: '18rem' }}
        css={{ '&&:nth-of-type(even)': { textAlign: 'start' } }}
      >
        {owner === null ? (
          '–'
        ) : (
          <>
            <Link href={customerPageHrefOf({ key: owner.key })} {...linkInRow}>
              <bdi>{owner.name}</bdi>
            </Link>
            <chakra.div color="fg.muted">{owner.email}</chakra.div>
          </>
        )}
      </Cell>
      <Cell overflowWrap="anywhere">
        <Link href={designsOfProductHrefOf({ product })} {...linkInRow}>
          <bdi>{productName ?? product}</bdi>
        </Link>
      </Cell>
      <Cell data-figure="">{orders === 0 ? '–' : m.admin_design_orders({ count: orders })}</Cell>
      <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
        <ShopDate at={updatedAt} />
      </Cell>
    </Row>
  )
}

const isFiltered = ({ q, product, ordered }: AdminScreenProps['designQuery']) =>
  q !== '' || product !== null || ordered !== null

/** Whether the shop keeps no designs itself. */
const isElsewhereAlone = ({ designs, designQuery, after }: AdminScreenProps) =>
  designs?.areElsewhere === true && designs.items.length === 0 && !after && !isFiltered(designQuery)

function Found(props: AdminScreenProps) {
  const { designs, designQuery, onFilterDesigns, after, partHrefOf } = props
  if (!designs) return <TableSkeleton label={m.admin_loading()} />
  const { items, next, isCut } = designs
  if (isElsewhereAlone(props)) return null
  return (
    <>
      {isCut ? (
        <chakra.div marginBlockEnd={4}>
          <Notice tone="info">{m.admin_designs_cut()}</Notice>
        </chakra.div>
      ) : null}
      {items.length === 0 ? (
        <EmptyList
          isFiltered={isFiltered(designQuery)}
          none={{
            title: m.admin_designs_none_title(),
            text: m.admin_designs_none_text(),
            clear: m.admin_designs_clear(),
            onClear: () => onFilterDesigns({ q: '', product: null, ordered: null })
          }}
          empty={{ title: m.admin_designs_empty_title(), text: m.admin_designs_empty_text(), drawing: 'pen' }}
        />
      ) : (
        <Table aria-label={m.admin_designs_saved()}>
          <thead>
            <tr>
              <th scope="col">{m.admin_design()}</th>
              <th scope="col">{m.admin_customer()}</th>
              <th scope="col">{m.admin_design_product()}</th>
              <th scope="col" data-figure="">
                {m.admin_customer_orders()}
              </th>
              <th scope="col">{m.admin_design_changed()}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((design) => (
              <DesignRow key={design.id} {...props} design={design} />
            ))}
          </tbody>
        </Table>
      )}
      <PartLinks after={after} next={next} partHrefOf={partHrefOf} />
    </>
  )
}

/** Which product is shown, and the way to all. */
function OnlyProduct({ designs, designQuery, onFilterDesigns, onAll }: AdminScreenProps & { onAll: () => void }) {
  const { product } = designQuery
  if (product === null) return null
  const name =
    designs?.productName ?? designs?.items.find((design) => design.product === product)?.productName ?? product
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center" marginBlockEnd={4}>
      <chakra.span overflowWrap="anywhere">{m.admin_designs_of_product({ name })}</chakra.span>
      <Button
        size="sm"
        onClick={() => {
          onFilterDesigns({ ...designQuery, product: null })
          onAll()
        }}
      >
        {m.admin_designs_all_products()}
      </Button>
    </chakra.div>
  )
}

/** Saved designs of customers, last changed first. */
export function DesignList(props: AdminScreenProps) {
  const { designs, designsFailure, onRetryDesigns, designQuery, onFilterDesigns } = props
  const list = useRef<HTMLDivElement>(null)
  if (designsFailure && !designs)
    return (
      <FailedState
        failure={designsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryDesigns}
      />
    )
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={4} justifyContent="space-between">
        <chakra.p maxWidth="66ch">{m.admin_designs_intro()}</chakra.p>
        {isElsewhereAlone(props) ? null : (
          <Allowed permission="people.export">
            <Button
              size="sm"
              isBusy={props.exportingFile === 'designs'}
              onClick={() => props.onExport({ file: 'designs' })}
            >
              {m.admin_export_designs()}
            </Button>
          </Allowed>
        )}
      </chakra.div>
      {designs?.areElsewhere === true ? <Notice tone="info">{m.admin_designs_elsewhere()}</Notice> : null}
      <div ref={list}>
        <ListFilter
          search={m.admin_designs_search()}
          q={designQuery.q}
          onSearch={(q) => onFilterDesigns({ ...designQuery, q })}
          label={m.admin_designs_filter()}
          choices={designOrderFilters}
          nameOf={(each) => filters[each]()}
          all={m.admin_designs_all()}
          chosen={designQuery.ordered}
          onChoose={(ordered) => onFilterDesigns({ ...designQuery, ordered })}
        />
        {/* Its button goes. */}
        <OnlyProduct {...props} onAll={() => list.current?.querySelector('input')?.focus()} />
        <Found {...props} />
      </div>
    </>
  )
}
