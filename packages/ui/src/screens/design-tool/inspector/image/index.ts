export { ImageSection } from './image-section.tsx'
