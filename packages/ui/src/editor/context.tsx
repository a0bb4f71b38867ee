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
  /** One of them, fitted to the product being designed. */
  open: (id: string) => Promise<DesignDocument>
}

/** What became of a picture on its way to the shop. */
export type StoredPicture =
  | ({ kind: 'kept'; image: string } & PixelSize)
  | { kind: 'failed'; failure: Failure }
  | { kind: 'stopped' }

export interface EditorSetting {
  editor: Editor
  /** Where the picture of an upload is found. */
  images: (id: string) => string | undefined
  /** The same as large as it was brought. */
  originals: (id: string) => string
  /** Brings a picture that takes the place of another to the shop; `progress` runs from 0 to 1. */
  keepImage: (
    file: File,
    going: { onProgress: (progress: number) => void; signal: AbortSignal }
  ) => Promise<StoredPicture>
  /** Where the file of a face is found, to show its name in itself. @default in the shop's letters */
  fontAddress?: (id: string) => Promise<string | undefined>
  /** @default none are offered */
  templates?: TemplateSource | undefined
  /** Always the same one: what follows it is rendered anew, and not the whole tool. @default none is offered */
  brandKit?: Observable<BrandKitSetting> | undefined
  /** @default none are offered */
  ownUploads?: OwnUploads | undefined
  /** Places an upload, such as a logo, on the side that is shown. @default they are not placed */
  onPlaceUpload?: ((upload: BrandLogo) => void) | undefined
  /** Colour of the product, `#rrggbb`, where it is known. */
  productColour?: string | undefined
  /** A picture from a file, a drop or the clipboard; `at` where it was let go, in the area's millimetres. */
  onAddImage: (upload: { file: File; at?: Point }) => void
  /** Words; without any, the ones to begin with. */
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

/** What is picked of a value, and only its changes. Pick what stays the same object while it says the same. */
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
/** Changes with every frame of a gesture: for what must be seen while it lasts, and nothing else. */
export const useLive = <Picked,>(pick: (live: Live) => Picked): Picked => useObservable(useEditor().live, pick)
export const useActivity = () => useObservable(useEditor().activity, whole)
export const useFonts = (): FontSet | undefined => useObservable(useEditor().fonts, whole)
/** What is marked of a text where that is a part of it, or the caret in it; undefined where styles are for all of it. */
export const markedPart = ({ letters }: Editor, { id, text, role }: TextNode): MarkedLetters | undefined => {
  const marked = letters.getSnapshot()
  return marked?.nodeId === id &&
    role === undefined &&
    marked.end <= text.length &&
    marked.end - marked.start < text.length
    ? marked
    : undefined
}
/** The style letters have at the caret: that of what is typed there next. */
export const styleAtCaret = ({ runs }: TextNode, { start, style }: MarkedLetters): LetterStyle => ({
  ...styleAt(runs, Math.max(0, start - 1)),
  ...style
})
/** Keeps a style for what is typed next. It is for this place: a caret that moves is without it. */
export const styleNext = ({ letters }: Editor, caret: MarkedLetters, style: LetterStyle) =>
  letters.set({ ...caret, style: { ...caret.style, ...style } })
export function useMarkedPart(node: TextNode): MarkedLetters | undefined {
  const editor = useEditor()
  return useObservable(editor.letters, () => markedPart(editor, node))
}
/** Pixels of an upload; null where it is gone, undefined where nobody knows yet. */
export const useUploadSize = (id: string): PixelSize | null | undefined =>
  useObservable(useEditor().uploadSizes, (sizes) => sizes.get(id))
export const useSelectedIds = () => useEditorState(({ selectedIds }) => selectedIds)

function find(nodes: readonly DesignNode[], ids: ReadonlySet<string>): DesignNode[] {
  return nodes.flatMap((node) => (ids.has(node.id) ? node : node.type === 'group' ? find(node.children, ids) : []))
}

const sameNodes = (a: readonly DesignNode[], b: readonly DesignNode[]) =>
  a.length === b.length && a.every((node, index) => node === b[index])

/** What is chosen, back to front, those within groups too. The same list as long as they are the same. */
export function useSelectedNodes(): readonly DesignNode[] {
  const last = useRef<readonly DesignNode[]>([])
  const pick = useCallback(({ nodes, selectedIds }: EditorState) => {
    const found = find(nodes, new Set(selectedIds))
    if (!sameNodes(found, last.current)) last.current = found
    return last.current
  }, [])
  return useEditorState(pick)
}
