import type { ClientAction, ClientState, LoggedInUser, ProductAction, ProductState, UserAction } from './types.ts'

const initialProducts: ProductState = {
  categories: [],
  currentProducts: { data: [], loading: false },
  productMetaData: null
}
export const initialClientState: ClientState = { user: null, product: initialProducts }

const isUserAction = (action: ClientAction): action is UserAction =>
  action.type === 'LOGGED_IN_USER' || action.type === 'LOGOUT'

function userReducer(user: LoggedInUser | null, action: UserAction): LoggedInUser | null {
  switch (action.type) {
    case 'LOGGED_IN_USER':
    case 'LOGOUT':
      return action.payload
    default:
      return user
  }
}

function productReducer(product: ProductState, action: ProductAction): ProductState {
  switch (action.type) {
    case 'SET_CATEGORY':
      return { ...product, categories: action.payload }
    case 'SET_PRODUCTS':
      return { ...product, currentProducts: { ...product.currentProducts, data: action.payload } }
    case 'SET_PRODUCTS_LOADING':
      return { ...product, currentProducts: { ...product.currentProducts, loading: action.payload } }
    case 'SET_PRODUCTS_META_DATA':
      return { ...product, productMetaData: action.payload }
    default:
      return product
  }
}

export function clientReducer(state: ClientState, action: ClientAction): ClientState {
  return isUserAction(action)
    ? { ...state, user: userReducer(state.user, action) }
    : { ...state, product: productReducer(state.product, action) }
}
