import type { AdminProduct, ProductStatus } from '@motif/contract'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { type AdminScreenProps, noProductFilter } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ResourceStates } from '../loading/use-resources.ts'
import { uploadAddress } from '../designs/uploads/upload-address.ts'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { bulkEditActions } from './bulk-edit-actions.ts'
import { drawTestPrint } from './draw-test-print.ts'
import { addressWith, type adminAt, searchNow } from './read-admin.ts'
import { uploadPicture } from './upload-picture.ts'

type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'products' | 'product' | 'previewLink'>
type Save = Parameters<AdminScreenProps['onSaveProduct']>[0]

interface Saving {
  /** The open product, `new`, or null for the list. */
  at: string | null
  isSavingProduct: boolean
  saveFailure?: Failure | undefined
  savedProduct?: AdminProduct | undefined
  newerProduct?: AdminProduct | undefined
}

/** Saves a product. On a conflict, loads the current version for merging. */
function useSaving({ product, previewLink }: Read) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const at = search.get('product')
  const [saving, setSaving] = useState<Saving>({ at, isSavingProduct: false })
  if (saving.at !== at) setSaving({ at, isSavingProduct: false })
  const isStillOpen = () => searchNow().get('product') === at
  const add = async (input: Save['input'], told: string, isCopy = false) => {
    const { data: added } = await call('POST /api/v1/admin/products', { body: { ...input, isCopy } })
    toaster.show({ tone: 'good', title: told })
    if (isStillOpen()) await navigate(addressWith(searchNow(), { product: added.id }))
    return undefined
  }
  const change = async (id: string, { revision, input }: Save) => {
    const { data: saved } = await call('PUT /api/v1/admin/products/{id}', {
      params: { id },
      body: { ...input, revision }
    })
    await product.mutate(saved, { revalidate: false })
    // Its URL may have changed.
    void previewLink.mutate()
    toaster.show({ tone: 'good', title: m.admin_product_was_saved() })
    return saved
  }
  const doing = async (id: string | null, work: () => Promise<AdminProduct | undefined>) => {
    /** Outcomes apply to the product they are of. */
    const tell = (outcome: Omit<Saving, 'at'>) => setSaving((now) => (now.at === at ? { at, ...outcome } : now))
    tell({ isSavingProduct: true })
    try {
      const savedProduct = await work()
      tell({ isSavingProduct: false, savedProduct })
    } catch (error) {
      if (!isStillOpen()) {
        showFailureToast(error)
        return
      }
      const failure = failureOf(error)
      const theirs =
        failure.code === 'conflict' && id !== null
          ? await call('GET /api/v1/admin/products/{id}', { params: { id } }).catch(() => undefined)
          : undefined
      tell({ isSavingProduct: false, saveFailure: failure, newerProduct: theirs?.data })
    }
  }
  const { at: _at, ...outcome } = saving
  return {
    ...outcome,
    onSaveProduct: (save: Save) =>
      void doing(save.id, () =>
        save.id === null ? add(save.input, m.admin_product_was_saved()) : change(save.id, save)
      ),
    onDuplicate: ({ input }: Pick<Save, 'input'>) =>
      void doing(null, () => add(input, m.admin_product_was_copied(), true))
  }
}

/** Publishes and archives products. The toast can undo it. */
function useStatuses({ products }: Read) {
  const set = async (changes: readonly { id: string; status: ProductStatus }[], isUndo: boolean) => {
    try {
      const { data: before } = await call('PATCH /api/v1/admin/products', { body: { products: [...changes] } })
      await products.mutate()
      toaster.show({
        tone: 'good',
        title: m.admin_products_changed({ count: changes.length }),
        ...(!isUndo && { action: { label: m.admin_undo(), onAct: () => void set(before.products, true) } })
      })
    } catch (error) {
      showFailureToast(error)
    }
  }
  return {
    onSetStatuses: ({ ids, status }: { ids: readonly string[]; status: ProductStatus }) =>
      void set(
        ids.map((id) => ({ id, status })),
        false
      )
  }
}

/** Deletes a draft. The toast can undo it: the same product is added again. */
function useDeletion({ products }: Read) {
  const [, setSearch] = useSearchParams()
  const [deletingProductId, setDeletingId] = useState<string | null>(null)
  const restore = async (before: AdminProduct) => {
    try {
      await call('POST /api/v1/admin/products', { body: before })
      await products.mutate()
      toaster.show({ tone: 'good', title: m.admin_delete_undone({ name: before.name }) })
    } catch (error) {
      showFailureToast(error)
    }
  }
  const remove = async (id: string) => {
    setDeletingId(id)
    try {
      const { data: before } = await call('GET /api/v1/admin/products/{id}', { params: { id } })
      const { data } = await call('DELETE /api/v1/admin/products/{id}', { params: { id } })
      if (searchNow().get('product') === id) setSearch(addressWith(searchNow(), { product: null }))
      await products.mutate()
      const { name } = before
      if (data.result === 'archived') toaster.show({ tone: 'good', title: m.admin_product_archived_instead({ name }) })
      else
        toaster.show({
          tone: 'good',
          title: m.admin_deleted({ name }),
          action: { label: m.admin_undo(), onAct: () => void restore(before) }
        })
    } catch (error) {
      showFailureToast(error)
    } finally {
      setDeletingId(null)
    }
  }
  return { deletingProductId, onDeleteProduct: ({ id }: { id: string }) => void remove(id) }
}

/** Opens the preview of an unpublished product in a new tab. */
function usePreviews({ previewLink }: Read) {
  const [previewingId, setPreviewingId] = useState<string | null>(null)
  const preview = async (id: string) => {
    // Opened synchronously: browsers block later popups.
    const tab = window.open('', '_blank')
    setPreviewingId(id)
    try {
      const { data } = await call('PUT /api/v1/admin/products/{id}/preview-link', { params: { id } })
      if (tab) {
        tab.opener = null
        tab.location.replace(data.link.url)
      } else
        toaster.show({
          tone: 'good',
          title: m.admin_preview_ready(),
          action: { label: m.admin_preview_open(), onAct: () => void window.open(data.link.url, '_blank', 'noopener') }
        })
      await previewLink.mutate()
    } catch (error) {
      tab?.close()
      showFailureToast(error)
    } finally {
      setPreviewingId(null)
    }
  }
  const withdraw = async (id: string) => {
    try {
      await call('DELETE /api/v1/admin/products/{id}/preview-link', { params: { id } })
      toaster.show({ tone: 'good', title: m.admin_preview_withdrawn() })
      await previewLink.mutate()
    } catch (error) {
      showFailureToast(error)
    }
  }
  return {
    previewingId,
    onPreviewProduct: ({ id }: { id: string }) => void preview(id),
    onWithdrawPreview: ({ id }: { id: string }) => void withdraw(id)
  }
}

const uploadPhoto = async ({ file }: { file: File }) => (await uploadPicture(file))?.id

async function uploadVideo({ file }: { file: File }) {
  try {
    const { data } = await call('POST /api/v1/admin/videos', { file })
    return { ...data, url: `${import.meta.env.VITE_API_URL ?? ''}${data.url}` }
  } catch (error) {
    showFailureToast(error)
    return undefined
  }
}

/** Admin actions on products. */
export function useProducts(read: Read) {
  const [search, setSearch] = useSearchParams()
  return {
    productHrefOf: ({ id }: { id: string | null }) => addressWith(search, { section: 'products', product: id }),
    onFilterProducts: (filter: AdminScreenProps['productFilter']) =>
      setSearch(addressWith(search, { ...noProductFilter, ...filter, page: null })),
    onRetryProducts: () => void Promise.all([read.products.mutate(), read.product.mutate()]),
    onUploadPhoto: uploadPhoto,
    onUploadVideo: uploadVideo,
    photoUrlOf: ({ upload }: { upload: string }) =>
      `${import.meta.env.VITE_API_URL ?? ''}${uploadAddress(upload, '480')}`,
    onTestPrint: drawTestPrint,
    ...bulkEditActions(read),
    ...useSaving(read),
    ...useDeletion(read),
    ...useStatuses(read),
    ...usePreviews(read)
  }
}
