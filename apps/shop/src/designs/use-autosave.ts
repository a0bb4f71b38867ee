import type { SaveState } from '@motif/ui/screens/design-tool'
import { failureOf } from '@motif/flows/outcome'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DesignContent, DesignLibrary } from './library.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import { refreshDesigns } from './use-designs.ts'
import type { OpenedDesign } from './use-opened-design.ts'

/** Quiet time after a change before it is saved, in milliseconds. */
const pause = 800

interface Autosave {
  state: SaveState
  /** Keeps a change: at once on the next pause, and the newest wins. */
  change: (content: DesignContent) => void
  retry: () => void
  /** Identifier once it was saved. */
  id: string | null
}

interface AutosaveOptions {
  opened: Pick<OpenedDesign, 'id' | 'revision'>
  library: DesignLibrary
  isOnDevice: boolean
}

/**
 * Saves a design a moment after every change; one save at a time, so that an older never overtakes a newer. What another
 * window saved meanwhile is not overwritten: the person is told.
 */
export function useAutosave({ opened, library, isOnDevice }: AutosaveOptions): Autosave {
  const [state, setState] = useState<SaveState>(opened.id === null ? 'unsaved' : isOnDevice ? 'device' : 'saved')
  const [id, setId] = useState(opened.id)
  const savedId = useRef(opened.id)
  const revision = useRef(opened.revision)
  const pending = useRef<DesignContent>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSaving = useRef(false)

  /** A change that waits for the network is safe on this device; what becomes of it is told as long as it is the last. */
  const follow = useCallback((arrival: Promise<void>, change: number | undefined) => {
    setState('offline')
    const isLast = () => revision.current === change
    arrival.then(
      () => {
        if (isLast() && pending.current === undefined) setState('saved')
      },
      (error: unknown) => {
        if (!isLast()) return
        setState('failed')
        tellFailure(error)
      }
    )
  }, [])

  const save = useCallback(async () => {
    if (isSaving.current) return
    isSaving.current = true
    for (let content = pending.current; content !== undefined; content = pending.current) {
      pending.current = undefined
      setState('saving')
      try {
        const change = { ...content, ...(revision.current === undefined ? undefined : { revision: revision.current }) }
        const saved = savedId.current === null ? await library.create(content) : await library.update(savedId.current, change)
        savedId.current = saved.id
        revision.current = saved.revision
        setId(saved.id)
        if (saved.arrival === undefined) setState(isOnDevice ? 'device' : 'saved')
        else follow(saved.arrival, saved.revision)
      } catch (error) {
        pending.current ??= content
        const { code } = failureOf(error)
        setState(code === 'network' ? 'offline' : 'failed')
        if (code === 'conflict') tellFailure(error)
        break
      }
    }
    isSaving.current = false
    void refreshDesigns()
  }, [library, isOnDevice, follow])

  const change = useCallback(
    (content: DesignContent) => {
      pending.current = content
      setState('unsaved')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pause)
    },
    [save]
  )

  // What waits is saved when the page is left or the network comes back.
  useEffect(() => {
    const flush = () => {
      if (pending.current !== undefined) void save()
    }
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
      clearTimeout(timer.current)
      flush()
    }
  }, [save])

  return { state, change, retry: () => void save(), id }
}
