import { type ComponentType, useCallback, useState } from 'react'
import { showFailureToast } from '../../shell/show-failure-toast.ts'

/**
 * Lazily loads a sheet on first use. On failure it shows a toast, and the screen stays. `Loaded` stays after closing, for
 * sheets that end their exit animation themselves.
 */
export function useFetchedSheet<Props>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<Props>>()
  const open = useCallback(async () => {
    try {
      const fetched = await load()
      setSheet(() => fetched)
      setOpen(true)
    } catch (error) {
      showFailureToast(error)
    }
  }, [load])
  return { Sheet: isOpen ? Sheet : undefined, Loaded: Sheet, isOpen, open, close: () => setOpen(false) }
}
