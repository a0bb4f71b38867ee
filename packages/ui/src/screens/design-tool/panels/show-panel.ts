import { createContext, use } from 'react'

/** Opens a panel by its identifier. */
export const ShowPanelContext = createContext<(id: string) => void>(() => {})

/** For what leads to a panel from elsewhere than the tool bar. */
export const useShowPanel = () => use(ShowPanelContext)
