import type { Category } from '@motif/contract'
import { type PropsWithChildren, createContext, use, useEffect } from 'react'
import { resource } from '../loading/resource.ts'
import { useAnswer } from '../loading/use-answers.ts'
import { dispatch } from './client-state.ts'

/** What every page's header needs. */
export const categoriesOfShop = resource('GET /api/v1/categories', {})

const none: readonly Category[] = []
const CategoriesContext = createContext<readonly Category[]>(none)

/**
 * Asks for the categories, which every page's header names, once above all screens. A screen that asked for them too would
 * be rendered twice: SWR has an answer of the shell's by the time the screen is hydrated, and takes it for another.
 */
export function CategoriesProvider({ children }: PropsWithChildren) {
  const { data: categories } = useAnswer(categoriesOfShop)
  useEffect(() => {
    if (categories) dispatch({ type: 'SET_CATEGORY', payload: categories })
  }, [categories])
  return <CategoriesContext value={categories ?? none}>{children}</CategoriesContext>
}

/** The shop's categories; none until they are known. */
export const useCategories = (): readonly Category[] => use(CategoriesContext)
