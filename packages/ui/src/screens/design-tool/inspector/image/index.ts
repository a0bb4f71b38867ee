export { CropPart } from './crop-part.tsx'
export { CutoutTool } from './cutout-tool.tsx'
export { ImageSection } from './image-section.tsx'
export { ReplaceTool } from './replace-tool.tsx'
