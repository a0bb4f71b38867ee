export { fitLines } from './fit-lines.ts'
export { readableInkOn } from './readable-ink.ts'
