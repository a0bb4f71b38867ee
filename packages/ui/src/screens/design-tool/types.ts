import type { Money, Product } from '@motif/contract'
import type { FontChoice, NodeChange, PlacedNode, StagePoint } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'

/** Where the design is kept, in the order of things going wrong. `device`: kept here alone, for a person who isn't signed in. */
export type SaveState = 'saved' | 'device' | 'saving' | 'unsaved' | 'offline' | 'failed'

/** A picture on its way to the shop. `progress` runs from 0 to 1. */
export interface UploadState {
  id: string
  fileName: string
  progress: number
  failure?: Failure
}

export type DesignToolProduct = Pick<Product, 'slug' | 'name' | 'options' | 'printAreas' | 'blanks'>

export interface DesignToolScreenProps {
  /** The goods; nothing until they are loaded. */
  product?: DesignToolProduct | undefined
  /** @default false */
  isLoading?: boolean
  failure?: Failure | undefined
  onRetry: () => void

  name: string
  onRename: (change: { name: string }) => void
  save: SaveState
  onSaveRetry: () => void

  /** Id of the print area on the stage. */
  areaId: string
  onAreaChange: (choice: { areaId: string }) => void
  /** Chosen value of every option of the product, the colour among them, by option id. */
  choices: Readonly<Record<string, string>>
  onChoose: (choice: { optionId: string; value: string }) => void

  /** Markup of `toSvg` for the area on the stage. */
  areaSvg: string
  /** Nodes of that area, back to front, each with its box. */
  nodes: readonly PlacedNode[]
  selectedIds: readonly string[]
  onSelect: (choice: { nodeId: string | null }) => void
  onPointerDown: (point: StagePoint) => void
  onPointerMove: (point: StagePoint) => void
  onPointerUp: (point: StagePoint) => void
  onPointerCancel: () => void
  /** Puts back a drag under way, or lets go of what is chosen. */
  onEscape: () => void
  onNudge: (move: { nodeId: string; dxMm: number; dyMm: number }) => void

  onAddText: () => void
  onAddImage: (upload: { file: File }) => void
  /** Every keystroke; `onTextCommit` when the person leaves the words, so that one undo takes them all. */
  onTextChange: (change: { nodeId: string; text: string }) => void
  onTextCommit: (change: { nodeId: string }) => void
  onNodeChange: (change: { nodeId: string; change: NodeChange }) => void
  onCentre: (choice: { nodeId: string }) => void
  onDelete: (choice: { nodeId: string }) => void

  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void

  fonts: readonly FontChoice[]
  uploads: readonly UploadState[]
  onUploadRetry: (choice: { uploadId: string }) => void
  onUploadDismiss: (choice: { uploadId: string }) => void

  /** Price of one piece as chosen. */
  price: Money
  /** Whether the chosen variant can be bought now. @default true */
  isAvailable?: boolean
  /** @default false */
  isAdding?: boolean
  onAddToCart: () => void

  /** What a screen reader is to say now: moves, guides, what was done. */
  announcement: string
}
