import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { Button } from '../button/index.ts'
import type { ToastContent } from '../toaster/index.ts'

export interface DialogStatusProps {
  /** The newest message. Each is an object of its own: the same words are spoken again. */
  told?: Pick<ToastContent, 'title' | 'tone' | 'action'> | undefined
  /** Once the way back was taken: its button is gone, and had the focus. */
  onActed: () => void
}

/**
 * What became of something, told inside a dialog, first in its footer: toasts lie outside, where no keyboard comes while the
 * dialog is open. The words are announced politely; the way back stands beside them, for as long as they do.
 */
export function DialogStatus({ told, onActed }: DialogStatusProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one for each message
  const key = useMemo(() => crypto.randomUUID(), [told])
  const action = told?.action
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap={3}
      flex={told ? '1 1 16rem' : '1 1 0'}
      minWidth={0}
    >
      <chakra.output
        flex="1 1 8rem"
        minWidth={0}
        overflowWrap="anywhere"
        color={told?.tone === 'bad' ? 'bad' : undefined}
      >
        {told ? <span key={key}>{told.title}</span> : null}
      </chakra.output>
      {action ? (
        <Button
          onClick={() => {
            action.onAct()
            onActed()
          }}
        >
          {action.label}
        </Button>
      ) : null}
    </chakra.div>
  )
}
