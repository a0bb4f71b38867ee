export { searchMachine } from './machine.ts'
export { isSuggesting, suggestionsOf } from './selectors.ts'
export type { SearchActor } from './types.ts'
