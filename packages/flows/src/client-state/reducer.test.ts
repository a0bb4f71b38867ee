import type { Category, ProductCard } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { clientReducer, type ClientState, initialClientState } from './index.ts'

const ada = { name: 'Ada', email: 'ada@example.com', token: 't', role: 'customer', _id: 'u1' } as const
const mug = { slug: 'mug', name: 'Mug' } as ProductCard
const mugs: Category = { slug: 'mugs', name: 'Mugs', count: 1, description: '', picture: null }

describe('the client state', () => {
  it('starts with nobody signed in and nothing loaded', () => {
    expect(initialClientState).toEqual({
      user: null,
      product: { categories: [], currentProducts: { data: [], loading: false }, productMetaData: null }
    })
  })

  it('replaces the user with the payload on LOGGED_IN_USER and on LOGOUT', () => {
    const signedIn = clientReducer(initialClientState, { type: 'LOGGED_IN_USER', payload: ada })
    expect(signedIn.user).toEqual(ada)
    expect(clientReducer(signedIn, { type: 'LOGOUT', payload: null }).user).toBeNull()
    expect(clientReducer(initialClientState, { type: 'LOGOUT', payload: ada }).user).toEqual(ada)
  })

  it('changes one part at a time and leaves the state before it alone', () => {
    const before: ClientState = structuredClone(initialClientState)
    const loading = clientReducer(before, { type: 'SET_PRODUCTS_LOADING', payload: true })
    const loaded = clientReducer(loading, { type: 'SET_PRODUCTS', payload: [mug] })
    expect(loaded.product.currentProducts).toEqual({ data: [mug], loading: true })
    expect(clientReducer(loaded, { type: 'SET_CATEGORY', payload: [mugs] }).product).toEqual({
      ...loaded.product,
      categories: [mugs]
    })
    const metaData = { total: 1, page: 1, pageSize: 24, facets: { categories: [], options: [], price: null } }
    expect(
      clientReducer(loaded, { type: 'SET_PRODUCTS_META_DATA', payload: metaData }).product.productMetaData
    ).toEqual(metaData)
    expect(before).toEqual(initialClientState)
  })
})
