export { clientStateLogic } from './machine.ts'
export { clientReducer, initialClientState, initialProducts, productReducer } from './reducer.ts'
export { categoriesOf, isSignedIn, metaDataOf, productsOf, userOf } from './selectors.ts'
export type { ClientAction, ClientState, LoggedInUser, ProductAction, ProductMetaData, ProductState, UserAction } from './types.ts'
