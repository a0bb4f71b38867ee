export { catalogueMachine } from './machine.ts'
export { emptyQuery, formatQuery, isSameQuery, parseQuery, setPrice, toggleCategory, toggleOption } from './query.ts'
export { catalogueFailureOf, filterCountOf, foundMetaDataOf, foundProductsOf, isCatalogueLoading, isSuggesting, queryOf, searchTextOf, suggestionsOf } from './selectors.ts'
export type { CatalogueActor, CatalogueContext, CatalogueEvent, CatalogueInput, CatalogueQuery, CatalogueSnapshot, ProductSort, QueryChanged } from './types.ts'
