import { createContext, type ReactNode } from 'react'

/** An action over the picture of each card, as large as the picture; undefined until its code is loaded. */
export const CardAction = createContext<((product: { slug: string; name: string }) => ReactNode) | undefined>(undefined)
