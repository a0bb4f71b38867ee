export { CropFields } from './crop-fields.tsx'
export { ImageSection } from './image-section.tsx'
export { ReplacingCard, useReplacing } from './replace-picture.tsx'
