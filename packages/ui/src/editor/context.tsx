import type { Template } from '@motif/contract'
import type { BrandLogo } from '@motif/contract/brand-kit-rules'
import {
  type DesignDocument,
  type DesignNode,
  type Editor,
  type EditorState,
  type FontSet,
  type LetterStyle,
  type Live,
  type MarkedLetters,
  type Observable,
  type PixelSize,
  type Point,
  type TextNode,
  styleAt
} from '@motif/design'
import type { Failure } from '../failure/index.ts'
import type { BrandKitSetting } from './brand-kit.ts'
import type { OwnUploads } from './own-uploads.ts'
import { type ReactNode, createContext, use, useCallback, useRef, useSyncExternalStore } from 'react'

/** Templates. */
export interface TemplateSource {
  list: () => Promise<readonly Template[]>
  /** A template, fitted to the current product. */
  open: (id: string) => Promise<DesignDocument>
}

/** Result of storing a picture. */
export type StoredPicture =
  | ({ kind: 'kept'; image: string } & PixelSize)
  | { kind: 'failed'; failure: Failure }
  | { kind: 'stopped' }

/** A colour of the product. */
export interface FabricColour {
  /** `#rrggbb` */
  value: string
  label: string
}

export interface EditorSetting {
  editor: Editor
  /** URL of an upload's picture. */
  images: (id: string) => string | undefined
  /** URL of an upload in original size. */
  originals: (id: string) => string
  /** Uploads a replacement picture; `progress` is 0 to 1. */
  keepImage: (
    file: File,
    going: { onProgress: (progress: number) => void; signal: AbortSignal }
  ) => Promise<StoredPicture>
  /** URL of a face's font file, to show its name in itself. @default in the UI font */
  fontAddress?: (id: string) => Promise<string | undefined>
  /** @default not available */
  templates?: TemplateSource | undefined
  /** A stable observable: only its subscribers re-render. @default not available */
  brandKit?: Observable<BrandKitSetting> | undefined
  /** @default not available */
  ownUploads?: OwnUploads | undefined
  /** Places an upload, such as a logo, on the current side. @default not available */
  onPlaceUpload?: ((upload: BrandLogo) => void) | undefined
  /** Colour of the product, `#rrggbb`, if known. */
  productColour?: string | undefined
  /** Colours the product comes in. @default none */
  fabricColours?: readonly FabricColour[] | undefined
  /** A picture from a file, drop or paste; `at` is the drop position in the area's millimetres. */
  onAddImage: (upload: { file: File; at?: Point }) => void
  /** Adds a text; by default the initial text. */
  onAddText: (words?: { text?: string; at?: Point }) => void
}

const Context = createContext<EditorSetting | undefined>(undefined)

export const EditorProvider = ({ value, children }: { value: EditorSetting; children: ReactNode }) => (
  <Context value={value}>{children}</Context>
)

export function useEditorSetting(): EditorSetting {
  const setting = use(Context)
  if (setting === undefined) throw new Error('A part of the editor stands outside of an EditorProvider.')
  return setting
}

export const useEditor = (): Editor => useEditorSetting().editor

/** Selects from an observable and re-renders on changes. The selector must return stable references. */
export function useObservable<Value, Picked>(observable: Observable<Value>, pick: (value: Value) => Picked): Picked {
  return useSyncExternalStore(
    observable.subscribe,
    () => pick(observable.getSnapshot()),
    () => pick(observable.getSnapshot())
  )
}

const whole = <Value,>(value: Value) => value

export const useEditorState = <Picked,>(pick: (state: EditorState) => Picked): Picked =>
  useObservable(useEditor().store, pick)
/** Changes every frame of a gesture: only for what must update during it. */
export const useLive = <Picked,>(pick: (live: Live) => Picked): Picked => useObservable(useEditor().live, pick)
export const useActivity = () => useObservable(useEditor().activity, whole)
export const useFonts = (): FontSet | undefined => useObservable(useEditor().fonts, whole)
/** The selected range within a text, or the caret; undefined if styles apply to the whole text. */
export const markedPart = ({ letters }: Editor, { id, text, role }: TextNode): MarkedLetters | undefined => {
  const marked = letters.getSnapshot()
  return marked?.nodeId === id &&
    role === undefined &&
    marked.end <= text.length &&
    marked.end - marked.start < text.length
    ? marked
    : undefined
}
/** The style at the caret: that of text typed next. */
export const styleAtCaret = ({ runs }: TextNode, { start, style }: MarkedLetters): LetterStyle => ({
  ...styleAt(runs, Math.max(0, start - 1)),
  ...style
})
/** Sets the style of text typed next at this caret; moving the caret discards it. */
export const styleNext = ({ letters }: Editor, caret: MarkedLetters, style: LetterStyle) =>
  letters.set({ ...caret, style: { ...caret.style, ...style } })
export function useMarkedPart(node: TextNode): MarkedLetters | undefined {
  const editor = useEditor()
  return useObservable(editor.letters, () => markedPart(editor, node))
}
/** Pixel size of an upload; null if deleted, undefined while unknown. */
export const useUploadSize = (id: string): PixelSize | null | undefined =>
  useObservable(useEditor().uploadSizes, (sizes) => sizes.get(id))
export const useSelectedIds = () => useEditorState(({ selectedIds }) => selectedIds)

function find(nodes: readonly DesignNode[], ids: ReadonlySet<string>): DesignNode[] {
  return nodes.flatMap((node) => (ids.has(node.id) ? node : node.type === 'group' ? find(node.children, ids) : []))
}

const sameNodes = (a: readonly DesignNode[], b: readonly DesignNode[]) =>
  a.length === b.length && a.every((node, index) => node === b[index])

/** Selected nodes back to front, including those in groups. The reference is stable while they do not change. */
export function useSelectedNodes(): readonly DesignNode[] {
  const last = useRef<readonly DesignNode[]>([])
  const pick = useCallback(({ nodes, selectedIds }: EditorState) => {
    const found = find(nodes, new Set(selectedIds))
    if (!sameNodes(found, last.current)) last.current = found
    return last.current
  }, [])
  return useEditorState(pick)
}
