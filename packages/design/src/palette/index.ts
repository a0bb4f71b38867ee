export { paletteOf } from './palette.ts'
