import type { ClientState } from './types.ts'

export const userOf = (state: ClientState) => state.user
export const isSignedIn = (state: ClientState) => state.user !== null
export const productsOf = (state: ClientState) => state.product.currentProducts
export const categoriesOf = (state: ClientState) => state.product.categories
export const metaDataOf = (state: ClientState) => state.product.productMetaData
