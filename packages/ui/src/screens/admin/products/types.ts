import type {
  AdminCategory,
  AdminProduct,
  AdminProductPage,
  BulkEdit,
  BulkEditPreview,
  BulkEditRequest,
  PreviewLink,
  ProductDraft,
  ProductStatus,
  TestPrint,
  UploadedVideo
} from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { ProductFilter } from './product-filter-values.ts'

/** Props of the product and category sections. Without data and failure they are loading. */
export interface ProductSectionsProps {
  products?: AdminProductPage | undefined
  productsFailure?: Failure | undefined
  isLoadingProducts?: boolean
  onRetryProducts: () => void
  productFilter: ProductFilter
  onFilterProducts: (filter: ProductFilter) => void
  /** Address of the editor: of a product, of a new one (`new`), or of the list (null). */
  productHrefOf: (target: { id: string | null }) => string
  /** What an edit of several products would do, or the failure. */
  onPreviewBulkEdit: (request: BulkEditRequest) => Promise<{ preview: BulkEditPreview } | { failure: Failure }>
  /** Edits several products; resolves when all is done. `products`: number of them in the preview; with the same `key` it is the same edit. */
  onBulkEdit: (
    edit: BulkEditRequest & {
      key: string
      products: number
      onProgress: (progress: { done: number; toDo: number }) => void
    }
  ) => Promise<{ edit: BulkEdit } | { failure: Failure }>
  onSetStatuses: (change: { ids: readonly string[]; status: ProductStatus }) => void

  /** Id of the product in the editor, `new` for one to be made. */
  openProductId?: string | null
  product?: AdminProduct | undefined
  productFailure?: Failure | undefined
  /** Digits behind the point of the shop's currency. */
  decimals: number
  /** The shop's time zone: `Europe/London`. */
  timeZone: string
  onSaveProduct: (save: { id: string | null; revision: number; input: ProductDraft }) => void
  isSavingProduct?: boolean
  saveFailure?: Failure | undefined
  /** The product as the last save left it. */
  savedProduct?: AdminProduct | undefined
  /** The product as somebody else left it, where a save was refused for that. */
  newerProduct?: AdminProduct | undefined
  /** Uploads a photo; resolves to its id, or undefined after a failure, which is shown. */
  onUploadPhoto: (upload: { file: File }) => Promise<string | undefined>
  /** Uploads a video; resolves to undefined after a failure, which is shown. */
  onUploadVideo: (upload: { file: File }) => Promise<Pick<UploadedVideo, 'id' | 'url' | 'seconds'> | undefined>
  /** Address of a photograph as a small picture. */
  photoUrlOf: (photo: { upload: string }) => string
  /** Renders a test print; resolves to undefined after a failure, which is shown. */
  onTestPrint: (print: TestPrint) => Promise<Blob | undefined>
  /** Adds a copy, which gets the first free number. */
  onDuplicate: (copy: { input: ProductDraft }) => void
  /** Deletes a product that was never on sale. */
  onDeleteProduct: (product: { id: string }) => void
  /** Id of the product that is being deleted. */
  deletingProductId?: string | null
  /** The link that shows the product in the editor before it is on sale; null where none is open. */
  previewLink?: PreviewLink | null | undefined
  /** Opens a preview, by the product's link or a new one. */
  onPreviewProduct: (product: { id: string }) => void
  /** Id of the product whose preview is on its way. */
  previewingId?: string | null | undefined
  onWithdrawPreview: (product: { id: string }) => void

  categories?: readonly AdminCategory[] | undefined
  categoriesFailure?: Failure | undefined
  onRetryCategories: () => void
  /** Resolves to the failure, if any. */
  onAddCategory: (category: { name: string; slug: string; parent?: string }) => Promise<Failure | undefined>
  onChangeCategory: (change: {
    slug: string
    name: string
    description: string
    parent?: string | null
    position?: number
  }) => void
  onRemoveCategory: (category: AdminCategory) => void
  isSavingCategory?: boolean
  categoryFailure?: Failure | undefined
}
