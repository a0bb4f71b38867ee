import { useEffect, useState, useSyncExternalStore } from 'react'

/** A lazily loaded module. */
export interface LazyModule<Code extends object> {
  /** Loads it once; after a failure the next call retries. */
  load: () => Promise<void>
  /** Undefined until loaded. */
  read: () => Code | undefined
  subscribe: (listener: () => void) => () => void
}

export function lazyModule<Code extends object>(fetchCode: () => Promise<Code>): LazyModule<Code> {
  let code: Code | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  return {
    load: () =>
      (loading ??= fetchCode().then(
        (fetched) => {
          code = fetched
          for (const listener of listeners) listener()
        },
        () => {
          loading = undefined
        }
      )),
    read: () => code,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}

type Loading = Pick<LazyModule<object>, 'load'>

/** Combines several modules for loading. */
export const loadTogether = (...parts: readonly Loading[]): Loading => ({
  load: async () => void (await Promise.all(parts.map((part) => part.load())))
})

const noCode = () => undefined
const firstWaitMs = 1000

/** The module, loaded once needed, with retries; undefined until loaded. */
export function useLazyModule<Code extends object>(code: LazyModule<Code>, isNeeded: boolean): Code | undefined {
  useEffect(() => {
    if (!isNeeded) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const attempt = async (waitMs: number) => {
      await code.load()
      if (!isOver && code.read() === undefined) timer = setTimeout(() => void attempt(waitMs * 2), waitMs)
    }
    void attempt(firstWaitMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [code, isNeeded])
  return useSyncExternalStore(code.subscribe, code.read, noCode)
}

/** The module of an opening component; undefined until first opened, so that it is not mounted before. */
export function useLazyModuleOnceOpen<Code extends object>(code: LazyModule<Code>, isOpen: boolean): Code | undefined {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const loaded = useLazyModule(code, isOpen)
  return wasOpen ? loaded : undefined
}

/** Event handlers for a trigger: preload the module on hover, touch or focus. */
export function preloadOnIntent({ load }: Pick<LazyModule<object>, 'load'>) {
  const fetchIt = () => void load()
  return { onPointerEnter: fetchIt, onFocus: fetchIt, onTouchStart: fetchIt }
}
