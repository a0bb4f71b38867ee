export { PictureInput } from './picture-input.tsx'
