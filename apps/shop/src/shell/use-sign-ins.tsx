import { createElement, type FunctionComponent, type ReactNode, useState } from 'react'

/** The "Login and security" sheet over any screen, and its opener. Loaded on demand. */
export function useSignIns(): [sheet: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<FunctionComponent<{ isOpen: boolean; onClose: () => void }>>()
  const open = () => {
    setOpen(true)
    import('../accounts/sign-ins.tsx').then(
      ({ SignIns }) => setSheet(() => SignIns),
      async (error: unknown) => (await import('./show-failure-toast.ts')).showFailureToast(error)
    )
  }
  return [Sheet && createElement(Sheet, { isOpen, onClose: () => setOpen(false) }), open]
}
