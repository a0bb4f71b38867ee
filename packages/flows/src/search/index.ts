export { type SearchActor, searchMachine } from './machine.ts'
export { isSuggesting, suggestionsOf } from './selectors.ts'
