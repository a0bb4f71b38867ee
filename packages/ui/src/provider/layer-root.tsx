import {
  createContext,
  type PropsWithChildren,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore
} from 'react'

interface LayerRoot {
  put: (element: HTMLElement | null) => void
  read: () => HTMLElement | null
  subscribe: (listener: () => void) => () => void
}

/** Not in React state: a context change during hydration would hydrate the page in one long task. */
function createLayerRoot(): LayerRoot {
  let root: HTMLElement | null = null
  const listeners = new Set<() => void>()
  return {
    put: (element) => {
      root = element
      for (const listener of listeners) listener()
    },
    read: () => root,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}

const LayerRootContext = createContext(createLayerRoot())

/** Portal container for dialogs, sheets and menus, after the page, so that nothing covers or clips them. */
export function LayerRootProvider({ children }: PropsWithChildren) {
  const [root] = useState(createLayerRoot)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    root.put(element.current)
    return () => root.put(null)
  }, [root])
  return (
    <LayerRootContext value={root}>
      {children}
      <div ref={element} />
    </LayerRootContext>
  )
}

const noRoot = () => null

/** Null until mounted. */
export function useLayerRoot(): HTMLElement | null {
  const { subscribe, read } = useContext(LayerRootContext)
  return useSyncExternalStore(subscribe, read, noRoot)
}
