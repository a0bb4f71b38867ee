import type { DesignSummary } from '@motif/contract'
import type { DesignPreviewProps } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'

/** A saved design as this page shows it. */
export interface SavedDesign extends DesignSummary {
  /** Name of the product it is made for. */
  productName: string
  /** Where it opens in the design tool. */
  href: string
  /** The blank it is shown on, where known. */
  blank?: NonNullable<DesignPreviewProps['blank']>
  /** The design printed on its product, where the server has made that. */
  picture?: NonNullable<DesignPreviewProps['picture']>
}

export interface MyDesignsScreenProps {
  designs?: readonly SavedDesign[] | undefined
  /** @default false */
  isLoading?: boolean
  failure?: Failure | undefined
  onRetry: () => void
  /** Without an account the designs are kept on this device, and the page says so. */
  isSignedIn: boolean
  /** The design something is being done with. */
  busyId?: string | null
  onRename: (change: { id: string; name: string }) => void
  onDuplicate: (choice: { id: string }) => void
  /** Asks for another product to put it on. */
  onMove: (choice: { id: string }) => void
  onShare: (choice: { id: string }) => void
  /** Absent where what designs were is not kept. */
  onVersions?: ((choice: { id: string }) => void) | undefined
  /** The caller takes it off the list and offers to undo. */
  onDelete: (choice: { id: string }) => void
  onAddToCart: (choice: { id: string }) => void
  /** Opens colours, fonts and logos of the person's brand. @default not offered */
  onBrandKit?: (() => void) | undefined
}
