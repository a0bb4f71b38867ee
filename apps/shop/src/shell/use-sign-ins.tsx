import { createElement, type FunctionComponent, type ReactNode, useState } from 'react'

/** "Login and security" over whatever screen is shown, and how to open it. Its code comes when somebody asks for it. */
export function useSignIns(): [sheet: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<FunctionComponent<{ isOpen: boolean; onClose: () => void }>>()
  const open = () => {
    setOpen(true)
    import('../accounts/sign-ins.tsx').then(
      ({ SignIns }) => setSheet(() => SignIns),
      async (error: unknown) => (await import('./tell-failure.ts')).tellFailure(error)
    )
  }
  return [Sheet && createElement(Sheet, { isOpen, onClose: () => setOpen(false) }), open]
}
