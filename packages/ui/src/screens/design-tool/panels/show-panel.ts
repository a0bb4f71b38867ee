import { createContext, use } from 'react'

/** Opens a panel by id. */
export const ShowPanelContext = createContext<(id: string) => void>(() => {})

/** Opens panels from outside of the tool bar. */
export const useShowPanel = () => use(ShowPanelContext)
