import type { Money, Picture, PrintArea, Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { Editor, Point } from '@motif/design'
import type { EditorSetting, TemplateSource } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'
import type { OpenDesignPainter } from './live/types.ts'
import type { TeamSetting } from './team-context.ts'

/**
 * Save state by severity. `device`: saved in this browser, signed out. `cart`: edits of a cart line, not applied yet.
 * `undecided`: unresolved conflict.
 */
export type SaveState = 'saved' | 'device' | 'cart' | 'saving' | 'unsaved' | 'offline' | 'undecided' | 'failed'

/** Centre and size of a picture, in the area's millimetres. */
export interface UploadPlace {
  areaId: string
  x: number
  y: number
  width: number
  height: number
}

/** An upload in progress. `progress` runs from 0 to 1 in each step. */
export interface UploadState {
  id: string
  fileName: string
  progress: number
  /** `preparing`: conversion before the upload. @default uploading */
  step?: 'preparing'
  /** Local preview at its final position; undefined until decoded, or if impossible. */
  shown?: UploadPlace & { address: string }
  failure?: Failure
}

export interface DesignToolProduct extends Pick<Product, 'slug' | 'name' | 'options' | 'blanks'> {
  /** Areas in the sizes of the design. */
  printAreas: readonly PrintArea[]
}

export interface DesignToolScreenProps {
  /** Undefined while loading. */
  product?: DesignToolProduct | undefined
  /** The editor; undefined while loading. Provided by context. */
  editor?: Editor | undefined
  /** @default false */
  isLoading?: boolean
  /** Picture and area, if known before the product. */
  preview?: { area: PrintArea; picture: Picture } | undefined
  failure?: Failure | undefined
  onRetry: () => void

  name: string
  onRename: (change: { name: string }) => void
  save: SaveState
  onSaveRetry: () => void
  /** Shows the design on other products. @default not available */
  onAlsoOn?: (() => void) | undefined
  /** @default not available */
  onShare?: (() => void) | undefined
  /** Shows earlier versions. @default not available */
  onVersions?: (() => void) | undefined

  /** Chosen option values by option id, including the colour. */
  choices: ChosenOptions
  onChoose: (choice: { optionId: string; value: string }) => void
  /** Opens the product change. @default not available */
  onChangeProduct?: (() => void) | undefined

  /** URL of an upload's picture. */
  images: EditorSetting['images']
  originals: EditorSetting['originals']
  keepImage: EditorSetting['keepImage']
  /** Storage key for the design's view aids. @default one for all */
  designKey?: string
  /** Adds a text; by default the initial text. `at` in the area's millimetres. */
  onAddText: (words?: { text?: string; at?: Point }) => void
  onAddImage: (upload: { file: File; at?: Point }) => void

  /** URL of a face's font file. */
  fontAddress: (id: string) => Promise<string | undefined>
  /** @default not available */
  templates?: TemplateSource | undefined
  /** The account's brand kit. @default not available */
  brandKit?: EditorSetting['brandKit']
  ownUploads?: EditorSetting['ownUploads']
  onPlaceUpload?: EditorSetting['onPlaceUpload']
  /** Creates live previews. Must be stable. @default not available */
  openPainter?: OpenDesignPainter | undefined
  uploads: readonly UploadState[]
  onUploadRetry: (choice: { uploadId: string }) => void
  onUploadDismiss: (choice: { uploadId: string }) => void

  /** Team data. */
  team: TeamSetting

  /** Unit price of the chosen variant. */
  price: Money
  /** The chosen variant is in stock. @default true */
  isAvailable?: boolean
  /** Called after the preflight; `confirmed` are confirmed findings. */
  onAddToCart: (checked: { confirmed: readonly string[] }) => void
  /** `update` for a cart line's design. @default 'add' */
  purpose?: 'add' | 'update'
  /** Opens with the check, which shows its first finding. @default false */
  startsWithCheck?: boolean
  /** Adding to the cart is in progress. @default false */
  isAdding?: boolean
  /** Saves a line's design as a new design. */
  onSaveAsNew?: () => void
}
