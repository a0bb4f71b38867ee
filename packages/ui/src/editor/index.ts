export { actionById, type EditorAction, titleOf } from './actions.ts'
export type { BrandKitSetting } from './brand-kit.ts'
export type { OwnUpload, OwnUploads } from './own-uploads.ts'
export { toPixels, useFrames } from './camera.ts'
export {
  EditorProvider,
  type EditorSetting,
  type FabricColour,
  styleAtCaret,
  styleNext,
  type StoredPicture,
  type TemplateSource,
  useActivity,
  useEditor,
  useEditorSetting,
  useEditorState,
  useFonts,
  useLive,
  useMarkedPart,
  useObservable,
  useSelectedIds,
  useSelectedNodes,
  useUploadSize
} from './context.tsx'
export { DesignLayer, type DesignLayerProps } from './design-layer.tsx'
export { DesignPreview, type DesignPreviewProps } from './design-preview.tsx'
export { ProductMockup, type ProductMockupProps } from './product-mockup.tsx'
export { inkName, inks, makeVisibleOn } from './inks.ts'
export { typeInList } from './type-in-list.ts'
export { nodeName } from './node-label.ts'
export { createSpeech } from './speech.ts'
export { Stage, type StageProps } from './stage/stage.tsx'
export { StagePicture, worldSize } from './stage/stage-picture.tsx'
export { ZoomBar } from './stage/zoom-bar.tsx'
export { useBrandKit } from './use-brand-kit.ts'
export { usePreservedCaret } from './use-preserved-caret.ts'
