import type { ProductPage } from '@motif/contract'
import { useEffect } from 'react'
import { dispatch } from '../shell/client-state.ts'

/** Dispatches catalogue state to client state (SPEC.md point 4). */
export function useCatalogueState(page: ProductPage | undefined, isLoading: boolean): void {
  useEffect(() => dispatch({ type: 'SET_PRODUCTS_LOADING', payload: isLoading }), [isLoading])
  useEffect(() => {
    if (!page) return
    const { items, ...metaData } = page
    dispatch({ type: 'SET_PRODUCTS', payload: items })
    dispatch({ type: 'SET_PRODUCTS_META_DATA', payload: metaData })
  }, [page])
}
