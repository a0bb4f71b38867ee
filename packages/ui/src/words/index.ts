export { fitWords } from './fit-words.ts'
export { inkOn } from './ink-on.ts'
