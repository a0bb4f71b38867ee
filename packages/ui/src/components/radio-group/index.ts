export { coveringInput } from './covering-input.ts'
export { whenChosen } from './when-chosen.ts'
