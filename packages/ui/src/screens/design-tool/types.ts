import type { Money, Picture, PrintArea, Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { Editor, Point } from '@motif/design'
import type { EditorSetting, TemplateSource } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'
import type { OpenDesignPainter } from './live/types.ts'
import type { TeamSetting } from './team-context.ts'

/**
 * Where the design is kept, in the order of things going wrong. `device`: kept here alone, for a person who isn't signed in.
 * `cart`: of a line of the cart, kept here until it takes the line's place.
 * `undecided`: it was changed elsewhere too, and the person has not chosen yet.
 */
export type SaveState = 'saved' | 'device' | 'cart' | 'saving' | 'unsaved' | 'offline' | 'undecided' | 'failed'

/** Where a picture comes to lie: its middle and its size, in the area's millimetres. */
export interface UploadPlace {
  areaId: string
  x: number
  y: number
  width: number
  height: number
}

/** A picture on its way to the shop. `progress` runs from 0 to 1, anew with each step. */
export interface UploadState {
  id: string
  fileName: string
  progress: number
  /** `preparing`: this device makes of it what the shop takes. @default it is being sent */
  step?: 'preparing'
  /** The picture as this device has it, where it will lie; nothing until it is read, or where it cannot be. */
  shown?: UploadPlace & { address: string }
  failure?: Failure
}

export interface DesignToolProduct extends Pick<Product, 'slug' | 'name' | 'options' | 'blanks'> {
  /** As large as the design is drawn for. */
  printAreas: readonly PrintArea[]
}

export interface DesignToolScreenProps {
  /** The product; nothing until it is loaded. */
  product?: DesignToolProduct | undefined
  /** The design and all that can be done to it; nothing until it is loaded. Parts of the screen take it from the editor's context. */
  editor?: Editor | undefined
  /** @default false */
  isLoading?: boolean
  /** What will be drawn on, where that is known before the product is loaded. */
  preview?: { area: PrintArea; picture: Picture } | undefined
  failure?: Failure | undefined
  onRetry: () => void

  name: string
  onRename: (change: { name: string }) => void
  save: SaveState
  onSaveRetry: () => void
  /** Shows the design on other products, to buy it there as well. @default not offered */
  onAlsoOn?: (() => void) | undefined
  /** @default not offered */
  onShare?: (() => void) | undefined
  /** Shows what the design was before. @default not offered */
  onVersions?: (() => void) | undefined

  /** Chosen value of every option of the product, the colour among them, by option id. */
  choices: ChosenOptions
  onChoose: (choice: { optionId: string; value: string }) => void
  /** Asks for another product to put the design on. @default not offered */
  onChangeProduct?: (() => void) | undefined

  /** Where the picture of an upload is found. */
  images: EditorSetting['images']
  originals: EditorSetting['originals']
  keepImage: EditorSetting['keepImage']
  /** By which this device knows the design: what is laid over its stage is kept under it. @default one for all */
  designKey?: string
  /** Words to add; without any, the ones to begin with. `at` in the area's millimetres. */
  onAddText: (words?: { text?: string; at?: Point }) => void
  onAddImage: (upload: { file: File; at?: Point }) => void

  /** Where the file of a face is found. */
  fontAddress: (id: string) => Promise<string | undefined>
  /** @default none are offered */
  templates?: TemplateSource | undefined
  /** Colours, fonts and logos of the person's brand. @default none is offered */
  brandKit?: EditorSetting['brandKit']
  ownUploads?: EditorSetting['ownUploads']
  onPlaceUpload?: EditorSetting['onPlaceUpload']
  /** Shows the design on its product as they will look, while it is worked on. Always the same function. @default not shown */
  openPainter?: OpenDesignPainter | undefined
  uploads: readonly UploadState[]
  onUploadRetry: (choice: { uploadId: string }) => void
  onUploadDismiss: (choice: { uploadId: string }) => void

  /** For pieces with the names and numbers of a team. */
  team: TeamSetting

  /** Price of one piece as chosen. */
  price: Money
  /** Whether the chosen variant can be bought now. @default true */
  isAvailable?: boolean
  /** The check before print has let it through; `confirmed` names the findings that are wanted so. */
  onAddToCart: (checked: { confirmed: readonly string[] }) => void
  /** `update`: it is the design of a line of the cart. @default 'add' */
  purpose?: 'add' | 'update'
  /** Keeps the design of a line as one of the person's own besides. */
  onSaveAsNew?: () => void
}
