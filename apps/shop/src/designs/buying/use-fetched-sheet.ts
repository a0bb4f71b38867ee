import { type ComponentType, useCallback, useState } from 'react'
import { showFailureToast } from '../../shell/show-failure-toast.ts'

/**
 * Lazily loads a sheet on first use. On failure it shows a toast, and the screen stays. `Loaded` stays after closing, for
 * sheets that end their exit animation themselves. `of` names what the sheet is about: another closes it, and drops one
 * that is loading.
 */
export function useFetchedSheet<Props>(load: () => Promise<ComponentType<Props>>, of = '') {
  const [openOf, setOpenOf] = useState<string>()
  const [loadingOf, setLoadingOf] = useState<string>()
  const [Sheet, setSheet] = useState<ComponentType<Props>>()
  if (openOf !== undefined && openOf !== of) setOpenOf(undefined)
  const open = useCallback(async () => {
    setLoadingOf(of)
    try {
      const fetched = await load()
      setSheet(() => fetched)
      setOpenOf(of)
    } catch (error) {
      showFailureToast(error)
    }
    setLoadingOf(undefined)
  }, [load, of])
  const isOpen = openOf === of
  return {
    Sheet: isOpen ? Sheet : undefined,
    Loaded: Sheet,
    isOpen,
    isLoading: loadingOf === of,
    open,
    close: () => setOpenOf(undefined)
  }
}
