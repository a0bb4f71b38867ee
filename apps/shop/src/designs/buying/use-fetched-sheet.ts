import { type ComponentType, useCallback, useState } from 'react'
import { tellFailure } from '../../shell/tell-failure.ts'

/** A sheet that is fetched when it is first asked for; where that fails, it is told, and what is on the screen stays. */
export function useFetchedSheet<Props>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<Props>>()
  const open = useCallback(async () => {
    try {
      const fetched = await load()
      setSheet(() => fetched)
      setOpen(true)
    } catch (error) {
      tellFailure(error)
    }
  }, [load])
  return { Sheet: isOpen ? Sheet : undefined, open, close: () => setOpen(false) }
}
