import { chakra } from '@chakra-ui/react'
import type { AdminProductRow } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { dialogModule } from '../../../components/dialog/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { Price } from '../../../components/price/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { formatList } from '../../../format/index.ts'
import { preloadOnIntent } from '../../../lazy-module/index.ts'
import { Allowed, useIsAllowed } from '../allowed.tsx'
import { ActiveFilters, FoundCount } from '../list-filters/index.ts'
import type { CollectionSectionProps } from '../collections/types.ts'
import { SavedViews, type SavedViewProps } from '../saved-views/index.ts'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { categoryText } from '../category-text.ts'
import { isToCome, PreviewButton } from './preview-part.tsx'
import { PutIntoCollection } from './put-into-collection.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { activeProductFilters, noProductFilter, productFilterToSave } from './product-filter-values.ts'
import { ProductMoreFilters } from './product-more-filters.tsx'
import { ProductStatusBadge, isProductStatus, productStatuses } from './product-status.tsx'
import type { ProductSectionsProps } from './types.ts'

type CollectionChoice = Pick<CollectionSectionProps, 'collections' | 'onAddToCollection'>
type ListProps = ProductSectionsProps & SavedViewProps & CollectionChoice & Pick<AdminScreenProps, 'pageHrefOf'>

function Filter({
  productFilter: filter,
  onFilterProducts,
  categories,
  products
}: Pick<ListProps, 'productFilter' | 'onFilterProducts' | 'categories' | 'products'>) {
  const [q, setQ] = useState(filter.q)
  return (
    <search>
      <chakra.form
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 20rem) 13rem 13rem 1fr' }}
        gap={4}
        alignItems="end"
        marginBlockEnd={4}
        onSubmit={(event) => {
          event.preventDefault()
          onFilterProducts({ ...filter, q: q.trim() })
        }}
      >
        <TextField
          type="search"
          label={m.admin_products_search()}
          placeholder={m.admin_products_search_hint()}
          isRequired={false}
          enterKeyHint="search"
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        <SelectField
          label={m.admin_status_filter()}
          isRequired={false}
          value={filter.status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onFilterProducts({ ...filter, status: isProductStatus(value) ? value : null })
          }
        >
          <option value="">{m.admin_status_all()}</option>
          {Object.entries(productStatuses).map(([status, { label }]) => (
            <option key={status} value={status}>
              {products && isProductStatus(status)
                ? countedLabel(label(), products.counts[status], products.isCut)
                : label()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.admin_product_category()}
          isRequired={false}
          value={filter.category ?? ''}
          onChange={({ currentTarget: { value } }) => onFilterProducts({ ...filter, category: value || null })}
        >
          <option value="">{m.admin_status_all()}</option>
          {categories?.map(({ slug }) => (
            <option key={slug} value={slug}>
              {categoryText(categories, slug)}
            </option>
          ))}
        </SelectField>
        <FoundCount>
          {products === undefined
            ? ''
            : products.isCut
              ? m.admin_products_cut({ count: products.total })
              : m.admin_products_found({ count: products.total })}
        </FoundCount>
      </chakra.form>
    </search>
  )
}

/** `isCut`: there are more than were counted. */
const countedLabel = (label: string, count: number, isCut: boolean): string => {
  if (!isCut) return `${label} (${count})`
  return count === 0 ? label : `${label} (${count}+)`
}

interface ProductRowProps extends Pick<ListProps, 'productHrefOf' | 'previewingId' | 'onPreviewProduct'> {
  row: AdminProductRow
  isChosen: boolean
  onChoose: (choice: { isChosen: boolean }) => void
}

const ProductRow = ({ row, isChosen, onChoose, productHrefOf, ...preview }: ProductRowProps) => {
  const mayChange = useIsAllowed('products.change')
  return (
    <Row>
      <Cell>
        <chakra.div display="flex" alignItems="center" gap={3}>
          {mayChange ? (
            <Checkbox checked={isChosen} onChange={({ isChecked }) => onChoose({ isChosen: isChecked })}>
              <VisuallyHidden>{m.admin_product_choose({ product: row.name })}</VisuallyHidden>
            </Checkbox>
          ) : null}
          <chakra.span width="2.5rem" flexShrink={0} aria-hidden>
            <ProductPicture picture={row.picture} sizes="40px" />
          </chakra.span>
          {mayChange ? (
            <Link href={productHrefOf({ id: row.id })} isUnderlined={false} fontWeight="medium" dir="auto">
              {row.name}
            </Link>
          ) : (
            <chakra.span fontWeight="medium" dir="auto">
              {row.name}
            </chakra.span>
          )}
        </chakra.div>
      </Cell>
      <Cell>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          <ProductStatusBadge status={row.status} isShown={row.isShown} />
          {isToCome(row) ? <PreviewButton product={row} {...preview} /> : null}
        </chakra.div>
      </Cell>
      <Cell color="fg.muted" fontVariantNumeric="tabular-nums">
        {m.admin_product_stock({ count: row.stock, variants: row.variants })}
      </Cell>
      <Cell data-figure="">
        <Price money={row.price} fontWeight="medium" />
      </Cell>
    </Row>
  )
}

/** All products, most recently changed first; bulk publish and archive. */
export function ProductList(props: ListProps) {
  const { products, productsFailure, isLoadingProducts = false, onRetryProducts, productHrefOf, pageHrefOf } = props
  const { productFilter: filter, onFilterProducts, onSetStatuses } = props
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAll, setAll] = useState(false)
  const [isBulkOpen, setBulkOpen] = useState(false)
  const onPage = chosen.filter((id) => products?.items.some((row) => row.id === id))
  const active = activeProductFilters({
    filter,
    onFilter: onFilterProducts,
    categories: props.categories,
    decimals: props.decimals
  })
  const isFiltered = active.length > 0
  const isWholePage = products !== undefined && onPage.length > 0 && onPage.length === products.items.length
  const isEvery = isAll && isWholePage
  const total = products?.isCut ? undefined : products?.total
  const count = isEvery ? total : onPage.length
  const chosenText = count === undefined ? m.admin_products_all_chosen() : m.admin_products_chosen({ count })
  const choose = (ids: readonly string[]) => {
    setChosen(ids)
    setAll(false)
  }
  const setStatus = (status: 'live' | 'archived') => {
    onSetStatuses({ ids: onPage, status })
    choose([])
  }
  const section = useKeptFocus(onPage.length > 0)
  return (
    <chakra.section
      ref={section}
      tabIndex={-1}
      outline="none"
      aria-label={m.admin_section_products()}
      aria-busy={isLoadingProducts || undefined}
    >
      <chakra.div display="flex" gap={3} flexWrap="wrap" justifyContent="space-between" marginBlockEnd={4}>
        <Allowed permission="products.change">
          <LinkButton href={productHrefOf({ id: 'new' })} variant="accent">
            {m.admin_product_add()}
          </LinkButton>
        </Allowed>
        {onPage.length > 0 ? (
          <chakra.fieldset aria-label={chosenText} display="flex" flexWrap="wrap" gap={3} alignItems="center">
            <span aria-hidden>{chosenText}</span>
            {isEvery ? null : (
              <>
                <Button size="sm" onClick={() => setStatus('live')}>
                  {m.admin_products_publish()}
                </Button>
                <Button size="sm" onClick={() => setStatus('archived')}>
                  {m.admin_products_archive()}
                </Button>
                <PutIntoCollection
                  ids={onPage}
                  collections={props.collections}
                  onAddToCollection={props.onAddToCollection}
                  onDone={() => choose([])}
                />
              </>
            )}
            <Button size="sm" {...preloadOnIntent(dialogModule)} onClick={() => setBulkOpen(true)}>
              {m.admin_bulk_open()}
            </Button>
          </chakra.fieldset>
        ) : null}
      </chakra.div>
      <SavedViews
        views={props.productViews}
        failure={props.productViewsFailure}
        onRetry={props.onRetryViews}
        filter={productFilterToSave(filter)}
        openId={props.openViewId ?? null}
        hrefOf={({ view }) => props.viewHrefOf({ list: 'products', view })}
        onSave={props.onSaveProductView}
        onRemove={props.onRemoveProductView}
      />
      <Filter key={filter.q} {...props} />
      <ProductMoreFilters productFilter={filter} onFilterProducts={onFilterProducts} decimals={props.decimals} />
      <ActiveFilters filters={active} onClear={() => onFilterProducts(noProductFilter)} />
      {productsFailure && !products ? (
        <FailedState
          failure={productsFailure}
          title={m.admin_failed_title()}
          safe={m.admin_failed_text()}
          onRetry={onRetryProducts}
        />
      ) : !products ? (
        <TableSkeleton label={m.admin_loading()} />
      ) : products.items.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? 'search' : 'stall'}
          title={m.admin_products_empty_title()}
          {...(isFiltered && {
            action: <Button onClick={() => onFilterProducts(noProductFilter)}>{m.admin_products_clear()}</Button>
          })}
        >
          {isFiltered
            ? m.admin_products_empty_text({ filters: formatList(active.map(({ label }) => label)) })
            : m.admin_products_none_text()}
        </EmptyState>
      ) : (
        <>
          <Allowed permission="products.change">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={4}>
              <Checkbox
                ref={(box) => {
                  if (box) box.indeterminate = onPage.length > 0 && !isWholePage
                }}
                checked={isWholePage}
                onChange={({ isChecked }) => choose(isChecked ? products.items.map(({ id }) => id) : [])}
              >
                {m.admin_products_choose_all({ count: products.items.length })}
              </Checkbox>
              {isWholePage && !isEvery && (products.isCut || products.total > products.items.length) ? (
                <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
                  {total === undefined
                    ? m.admin_products_choose_all_found()
                    : m.admin_products_choose_every({ count: total })}
                </Button>
              ) : null}
            </chakra.div>
          </Allowed>
          <Table>
            <thead>
              <tr>
                <th scope="col">{m.admin_stock_product()}</th>
                <th scope="col">{m.admin_order_status()}</th>
                <th scope="col">{m.admin_stock_on_hand()}</th>
                <th scope="col" data-figure="">
                  {m.admin_product_price()}
                </th>
              </tr>
            </thead>
            <tbody>
              {products.items.map((row) => (
                <ProductRow
                  key={row.id}
                  row={row}
                  isChosen={onPage.includes(row.id)}
                  onChoose={({ isChosen }) =>
                    choose(isChosen ? [...onPage, row.id] : onPage.filter((id) => id !== row.id))
                  }
                  productHrefOf={productHrefOf}
                  previewingId={props.previewingId}
                  onPreviewProduct={props.onPreviewProduct}
                />
              ))}
            </tbody>
          </Table>
          <Pagination
            page={products.page}
            pageCount={Math.ceil(products.total / products.pageSize)}
            hrefOf={pageHrefOf}
          />
        </>
      )}
      <Allowed permission="products.change">
        <BulkEditDialog
          isOpen={isBulkOpen}
          onClose={() => setBulkOpen(false)}
          target={
            isEvery ? { kind: 'filter', filter: productFilterToSave(filter) } : { kind: 'chosen', ids: [...onPage] }
          }
          count={count}
          currency={products?.items[0]?.price.currency ?? ''}
          categories={props.categories}
          decimals={props.decimals}
          timeZone={props.timeZone}
          onPreviewBulkEdit={props.onPreviewBulkEdit}
          onBulkEdit={props.onBulkEdit}
          onDone={() => choose([])}
        />
      </Allowed>
    </chakra.section>
  )
}
