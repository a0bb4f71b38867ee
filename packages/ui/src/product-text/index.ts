export { fitLines } from './fit-lines.ts'
export { contrastOf, readableInkOn } from './readable-ink.ts'
