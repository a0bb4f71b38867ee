export { PictureColours } from './picture-colours.tsx'
export { StagePicker } from './stage-picker.tsx'
