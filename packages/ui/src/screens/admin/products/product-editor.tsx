import { chakra } from '@chakra-ui/react'
import type { AdminProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { sentenceOf } from '../../../failure/index.ts'
import { TableSkeleton } from '../table.tsx'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'
import { type PartProps, errorsOf } from './editor-parts.tsx'
import { FactsPart } from './facts-part.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { isToCome, PreviewButton, PreviewPart } from './preview-part.tsx'
import { PrintAreasPart } from './print-areas-part.tsx'
import {
  type FormProblems,
  type ProductForm,
  duplicateOf,
  emptyForm,
  formOf,
  inputOf,
  isChanged,
  merged
} from './product-form.ts'
import { ProductStatusBadge } from './product-status.tsx'
import { SearchPart, StatusPart, TablesPart } from './selling-parts.tsx'
import type { ProductSectionsProps } from './types.ts'
import { VariantsPart } from './variants-part.tsx'
import { VideoPart } from './video-part.tsx'

interface ConflictProps {
  onMerge: () => void
  onOverwrite: () => void
  onTakeTheirs: () => void
}

const Conflict = ({ onMerge, onOverwrite, onTakeTheirs }: ConflictProps) => (
  <Notice tone="warn">
    <chakra.p fontWeight="semibold">{m.admin_product_conflict_title()}</chakra.p>
    <p>{m.admin_product_conflict_text()}</p>
    <chakra.div display="flex" flexWrap="wrap" gap={3} marginBlockStart={3}>
      <Button size="sm" onClick={onMerge}>
        {m.admin_product_conflict_merge()}
      </Button>
      <Button size="sm" onClick={onOverwrite}>
        {m.admin_product_conflict_overwrite()}
      </Button>
      <Button size="sm" onClick={onTakeTheirs}>
        {m.admin_product_conflict_theirs()}
      </Button>
    </chakra.div>
  </Notice>
)

interface OpenEditorProps extends ProductSectionsProps {
  known: AdminProduct | undefined
}

function OpenEditor({ known, ...props }: OpenEditorProps) {
  const { categories = [], decimals, onSaveProduct, isSavingProduct = false, saveFailure, newerProduct } = props
  const first = known ? formOf(known, decimals) : emptyForm(categories[0]?.slug ?? '')
  const [base, setBase] = useState({ form: first, revision: known?.revision ?? 0 })
  const [form, setForm] = useState(base.form)
  const [problems, setProblems] = useState<FormProblems>({})
  const alert = useRef<HTMLDivElement>(null)
  useUnsavedGuard(isChanged(form, base.form))

  // What was saved is what changes are counted from now.
  if (known && known.revision > base.revision && newerProduct === undefined && saveFailure === undefined) {
    const saved = formOf(known, decimals)
    setBase({ form: saved, revision: known.revision })
    setForm(saved)
  }

  const save = (wish: ProductForm, revision = base.revision, before: ProductForm = base.form) => {
    const read = inputOf(wish, { decimals, before: known ? before : undefined })
    if ('problems' in read) {
      setProblems(read.problems)
      alert.current?.scrollIntoView({ block: 'center' })
      return
    }
    setProblems({})
    onSaveProduct({ id: known?.id ?? null, revision, input: read.input })
  }
  const theirs = newerProduct && formOf(newerProduct, decimals)
  const goOnWith = (wish: ProductForm) => {
    if (!theirs || !newerProduct) return
    setBase({ form: theirs, revision: newerProduct.revision })
    setForm(wish)
  }
  const errorOf = errorsOf(problems, saveFailure)
  const part = {
    form,
    onChange: (change: Parameters<PartProps['onChange']>[0]) =>
      setForm((current) => ({ ...current, ...(typeof change === 'function' ? change(current) : change) })),
    errorOf
  }
  const isConflict = theirs !== undefined && newerProduct !== undefined && newerProduct.revision > base.revision
  const hasProblem = Object.keys(problems).length > 0
  return (
    <chakra.form
      noValidate
      aria-label={m.admin_product_editor()}
      onSubmit={(event) => {
        event.preventDefault()
        save(form)
      }}
    >
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap={4} marginBlockEnd={4}>
        <Link href={props.productHrefOf({ id: null })}>{m.admin_product_back()}</Link>
        {known ? <ProductStatusBadge status={known.status} isShown={known.isShown} /> : null}
        {known?.isShown ? <Link href={`/product/${known.slug}`}>{m.admin_product_see()}</Link> : null}
        {known && isToCome(known) ? <PreviewButton {...props} product={known} /> : null}
        {known ? (
          <Button
            size="sm"
            onClick={() => {
              const copy = inputOf(duplicateOf(form), { decimals })
              if ('input' in copy) props.onDuplicate({ input: copy.input })
              else setProblems(copy.problems)
            }}
          >
            {m.admin_product_duplicate()}
          </Button>
        ) : null}
      </chakra.div>
      {known ? <PreviewPart {...props} product={known} /> : null}
      <div ref={alert}>
        {isConflict ? (
          <Conflict
            onMerge={() => goOnWith(merged(base.form, form, theirs))}
            onOverwrite={() => {
              goOnWith(form)
              save(form, newerProduct.revision, theirs)
            }}
            onTakeTheirs={() => goOnWith(theirs)}
          />
        ) : hasProblem ? (
          <Notice tone="bad">{m.admin_product_wrong()}</Notice>
        ) : saveFailure && newerProduct === undefined ? (
          <Notice tone="bad">{saveFailure.detail ?? sentenceOf(saveFailure)}</Notice>
        ) : null}
      </div>
      <FactsPart
        {...part}
        categories={categories}
        isAddressFixed={known?.isAddressFixed ?? false}
        isKnownToShoppers={known?.wasShown ?? false}
      />
      <PicturesPart
        {...part}
        onUploadPhoto={props.onUploadPhoto}
        photoUrlOf={props.photoUrlOf}
        made={known?.madePictures ?? []}
      />
      <VideoPart
        {...part}
        onUploadPhoto={props.onUploadPhoto}
        onUploadVideo={props.onUploadVideo}
        photoUrlOf={props.photoUrlOf}
      />
      <PrintAreasPart
        {...part}
        isOfModel={(known?.madePictures.length ?? 0) > 0}
        photoUrlOf={props.photoUrlOf}
        onTestPrint={props.onTestPrint}
      />
      <VariantsPart {...part} />
      <TablesPart {...part} />
      <SearchPart {...part} />
      <StatusPart {...part} />
      <chakra.div
        position="sticky"
        insetBlockEnd={0}
        display="flex"
        gap={4}
        alignItems="center"
        paddingBlock={3}
        borderBlockStartWidth="1px"
        bg="bg"
      >
        <Button type="submit" variant="accent" isBusy={isSavingProduct}>
          {m.common_save()}
        </Button>
        <chakra.output color="fg.muted">
          {isChanged(form, base.form)
            ? m.admin_product_unsaved()
            : known && !hasProblem && saveFailure === undefined
              ? m.admin_product_saved()
              : ''}
        </chakra.output>
      </chakra.div>
    </chakra.form>
  )
}

/** The product editor: facts, photos, video, print areas, variants, tables, search result, and status. */
export function ProductEditor(props: ProductSectionsProps) {
  const { openProductId, product, productFailure, categories, categoriesFailure } = props
  const isNew = openProductId === 'new'
  const failure = productFailure ?? categoriesFailure
  if (failure && (!categories || (!isNew && !product)))
    return (
      <FailedState
        failure={failure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={props.onRetryProducts}
      />
    )
  if (!categories || (!isNew && product?.id !== openProductId)) return <TableSkeleton label={m.admin_loading()} />
  if (categories.length === 0)
    return (
      <EmptyState drawing="stall" title={m.admin_product_no_category_title()}>
        {m.admin_product_no_category_text()}
      </EmptyState>
    )
  return <OpenEditor key={openProductId} {...props} known={isNew ? undefined : product} />
}
