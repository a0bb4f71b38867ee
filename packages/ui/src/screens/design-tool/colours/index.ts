export { PictureColours } from './picture-colours.tsx'
