import type { DesignSummary } from '@motif/contract'
import type { DesignPreviewProps } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'

/** A saved design in the list. */
export interface SavedDesign extends DesignSummary {
  /** Name of its product. */
  productName: string
  /** URL in the editor. */
  href: string
  /** Its product picture, if known. */
  blank?: NonNullable<DesignPreviewProps['blank']>
  /** Server-rendered picture on its product, if available. */
  picture?: NonNullable<DesignPreviewProps['picture']>
}

export interface MyDesignsScreenProps {
  designs?: readonly SavedDesign[] | undefined
  /** @default false */
  isLoading?: boolean
  failure?: Failure | undefined
  onRetry: () => void
  /** If false, designs are on this device only, which the page explains. */
  isSignedIn: boolean
  /** The design with a pending action. */
  busyId?: string | null
  onRename: (change: { id: string; name: string }) => void
  onDuplicate: (choice: { id: string }) => void
  /** Opens the product choice. */
  onMove: (choice: { id: string }) => void
  /** Opens the design on other products, to buy. */
  onAlsoOn: (choice: { id: string }) => void
  onShare: (choice: { id: string }) => void
  /** Undefined without version storage. */
  onVersions?: ((choice: { id: string }) => void) | undefined
  /** The caller removes it and offers undo. */
  onDelete: (choice: { id: string }) => void
  onAddToCart: (choice: { id: string }) => void
  /** Opens the brand kit. @default not available */
  onBrandKit?: (() => void) | undefined
}
