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

/** Kept outside React's state: a context that changed while the page is hydrated would have all of it hydrated in one long task. */
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

/** Where dialogs, sheets and menus are put: behind the page, so that nothing of it lies over them or cuts them off. */
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

/** Null until the page stands. */
export function useLayerRoot(): HTMLElement | null {
  const { subscribe, read } = useContext(LayerRootContext)
  return useSyncExternalStore(subscribe, read, noRoot)
}
