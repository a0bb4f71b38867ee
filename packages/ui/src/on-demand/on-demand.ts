import { useEffect, useState, useSyncExternalStore } from 'react'

/** A part whose code does not come with the page, but once it is wanted. */
export interface CodeOnDemand<Code extends object> {
  /** Fetches it once. Where it does not arrive, the next call tries again. */
  load: () => Promise<void>
  /** Undefined until it is there. */
  read: () => Code | undefined
  subscribe: (listener: () => void) => () => void
}

export function onDemand<Code extends object>(fetchCode: () => Promise<Code>): CodeOnDemand<Code> {
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

type Loading = Pick<CodeOnDemand<object>, 'load'>

/** Fetches several parts together. */
export const allOf = (...parts: readonly Loading[]): Loading => ({
  load: async () => void (await Promise.all(parts.map((part) => part.load())))
})

const noCode = () => undefined
const firstWaitMs = 1000

/** The code, fetched once it is needed, and tried for again while it is. Undefined until it is there. */
export function useCode<Code extends object>(code: CodeOnDemand<Code>, isNeeded: boolean): Code | undefined {
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

/** The code of something that opens: undefined until it has been open once, so that nothing stands ready that nobody opens. */
export function useCodeOnceOpen<Code extends object>(code: CodeOnDemand<Code>, isOpen: boolean): Code | undefined {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const loaded = useCode(code, isOpen)
  return wasOpen ? loaded : undefined
}

/** For the control that opens something: its code is fetched when a pointer, a finger or the focus is on the control, before it is pressed. */
export function onIntent({ load }: Pick<CodeOnDemand<object>, 'load'>) {
  const fetchIt = () => void load()
  return { onPointerEnter: fetchIt, onFocus: fetchIt, onTouchStart: fetchIt }
}
