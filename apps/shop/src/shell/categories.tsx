import type { Category } from '@motif/contract'
import { type PropsWithChildren, createContext, use, useEffect } from 'react'
import { resource } from '../loading/resource.ts'
import { useResource } from '../loading/use-resources.ts'
import { dispatch } from './client-state.ts'

/** Categories for every page's header. */
export const categoriesOfShop = resource('GET /api/v1/categories', {})

const none: readonly Category[] = []
const CategoriesContext = createContext<readonly Category[]>(none)

/**
 * Loads the categories once above all screens. A screen with its own subscription would render twice: SWR considers the
 * shell's data a change during hydration.
 */
export function CategoriesProvider({ children }: PropsWithChildren) {
  const { data: categories } = useResource(categoriesOfShop)
  useEffect(() => {
    if (categories) dispatch({ type: 'SET_CATEGORY', payload: categories })
  }, [categories])
  return <CategoriesContext value={categories ?? none}>{children}</CategoriesContext>
}

/** The shop's categories; empty until loaded. */
export const useCategories = (): readonly Category[] => use(CategoriesContext)
