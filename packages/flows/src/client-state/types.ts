import type { Category, Facets, ProductCard, Role } from '@motif/contract'

/** The signed-in user in client state. */
export interface LoggedInUser {
  name: string
  email: string
  token: string
  role: Role
  _id: string
}

/** Search result metadata. */
interface ProductMetaData {
  total: number
  page: number
  pageSize: number
  facets: Facets
}

export interface ProductState {
  categories: Category[]
  currentProducts: { data: ProductCard[]; loading: boolean }
  /** Null until the first result. */
  productMetaData: ProductMetaData | null
}

export interface ClientState {
  user: LoggedInUser | null
  product: ProductState
}

export type UserAction =
  | { type: 'LOGGED_IN_USER'; payload: LoggedInUser }
  /** Replaces the user with the payload, like a login; null for none. */
  | { type: 'LOGOUT'; payload: LoggedInUser | null }

export type ProductAction =
  | { type: 'SET_CATEGORY'; payload: Category[] }
  | { type: 'SET_PRODUCTS'; payload: ProductCard[] }
  | { type: 'SET_PRODUCTS_LOADING'; payload: boolean }
  | { type: 'SET_PRODUCTS_META_DATA'; payload: ProductMetaData | null }

export type ClientAction = UserAction | ProductAction
