import { chakra } from '@chakra-ui/react'
import type { AdminProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { sentenceOf } from '../../../failure/index.ts'
import { TableSkeleton } from '../table.tsx'
import { Conflict } from '../conflict.tsx'
import { formAfterSave } from '../merged-versions.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'
import { shownConflicts } from './conflict-text.ts'
import { type PartProps, errorsOf } from './editor-parts.tsx'
import { FactsPart } from './facts-part.tsx'
import { mergedForms } from './merge-forms.ts'
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
  isSame
} from './product-form.ts'
import { ProductStatusBadge } from './product-status.tsx'
import { SearchPart, StatusPart, TablesPart } from './selling-parts.tsx'
import type { ProductSectionsProps } from './types.ts'
import { VariantsPart } from './variants-part.tsx'
import { VideoPart } from './video-part.tsx'

interface OpenEditorProps extends ProductSectionsProps {
  known: AdminProduct | undefined
}

/** The form after a save, with what was typed meanwhile. */
const withTyped = (versions: Record<'sent' | 'now' | 'saved', ProductForm>) =>
  formAfterSave(versions, (merging) => mergedForms(merging, 'mine').form)

const descriptionIn = ({ description, richDescription }: ProductForm) => [description, richDescription]

function OpenEditor({ known, ...props }: OpenEditorProps) {
  const {
    categories = [],
    decimals,
    timeZone,
    isSavingProduct = false,
    saveFailure,
    savedProduct,
    newerProduct
  } = props
  const first = known ? formOf(known, decimals) : emptyForm(categories[0]?.slug ?? '')
  const [base, setBase] = useState({ form: first, revision: known?.revision ?? 0 })
  const [form, setForm] = useState(base.form)
  const [sent, setSent] = useState<ProductForm>()
  const [edition, setEdition] = useState(0)
  const [problems, setProblems] = useState<FormProblems>({})
  const alert = useRef<HTMLDivElement>(null)
  const isUnsaved = isChanged(form, base.form)
  useUnsavedGuard(isUnsaved)

  const show = (next: AdminProduct, typed?: ProductForm) => {
    const newest = formOf(next, decimals)
    setBase({ form: newest, revision: next.revision })
    const wanted = typed ?? newest
    setForm(wanted)
    // An editor that shows this text already keeps its cursor.
    if (!isSame(descriptionIn(wanted), descriptionIn(form))) setEdition((now) => now + 1)
  }
  // A revision that appears during a save is the save's own, or is told by its outcome.
  const newer = isSavingProduct
    ? undefined
    : [newerProduct, known].find((product) => product && product.id === known?.id && product.revision > base.revision)
  if (savedProduct && savedProduct.id === known?.id && savedProduct.revision > base.revision)
    show(savedProduct, sent && withTyped({ sent, now: form, saved: formOf(savedProduct, decimals) }))
  else if (newer && newer === known && !isUnsaved) show(newer)

  const isAlerting = newer !== undefined || saveFailure !== undefined
  useEffect(() => {
    if (isAlerting) alert.current?.scrollIntoView({ block: 'center' })
  }, [isAlerting])

  const save = () => {
    const read = inputOf(form, { decimals, before: known ? base.form : undefined })
    if ('problems' in read) {
      setProblems(read.problems)
      alert.current?.scrollIntoView({ block: 'center' })
      return
    }
    setProblems({})
    setSent(form)
    props.onSaveProduct({ id: known?.id ?? null, revision: base.revision, input: read.input })
  }
  const merged = (prefer: 'mine' | 'theirs') =>
    newer && mergedForms({ base: base.form, mine: form, theirs: formOf(newer, decimals) }, prefer)
  const errorOf = errorsOf(problems, saveFailure)
  const part = {
    form,
    onChange: (change: Parameters<PartProps['onChange']>[0]) =>
      setForm((current) => ({ ...current, ...(typeof change === 'function' ? change(current) : change) })),
    errorOf
  }
  const hasProblem = Object.keys(problems).length > 0
  return (
    <chakra.form
      noValidate
      aria-label={m.admin_product_editor()}
      onSubmit={(event) => {
        event.preventDefault()
        save()
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
        {known && !known.wasShown ? (
          <Button
            size="sm"
            isBusy={props.deletingProductId === known.id}
            onClick={() => {
              if (!isUnsaved || window.confirm(m.admin_product_leave())) props.onDeleteProduct({ id: known.id })
            }}
          >
            {m.admin_product_delete()}
          </Button>
        ) : null}
      </chakra.div>
      {known ? <PreviewPart {...props} product={known} /> : null}
      <div ref={alert}>
        {newer ? (
          <Conflict
            title={m.admin_product_conflict_title()}
            conflicts={shownConflicts(merged('mine')?.conflicts ?? [], { categories, timeZone })}
            onChoose={({ prefer }) => show(newer, merged(prefer)?.form)}
            onTakeAllTheirs={() => show(newer)}
          />
        ) : hasProblem ? (
          <Notice tone="bad">{m.admin_product_wrong()}</Notice>
        ) : saveFailure && newerProduct === undefined ? (
          <Notice tone="bad">{saveFailure.detail ?? sentenceOf(saveFailure)}</Notice>
        ) : null}
      </div>
      <FactsPart
        {...part}
        edition={edition}
        categories={categories}
        isAddressFixed={known?.isAddressFixed ?? false}
        isKnownToShoppers={known?.wasShown ?? false}
      />
      <PicturesPart
        saved={base.form.pictures}
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
      <VariantsPart {...part} timeZone={timeZone} />
      <TablesPart {...part} />
      <SearchPart {...part} />
      <StatusPart {...part} timeZone={timeZone} />
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
          {isUnsaved
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
