import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { Button } from '../button/index.ts'
import type { ToastContent } from '../toaster/index.ts'

export interface DialogStatusProps {
  /** The newest message. A new object is announced again, even with equal text. */
  told?: Pick<ToastContent, 'title' | 'tone' | 'action'> | undefined
  /** Called after the message's action: its button, which had focus, is gone. */
  onActed: () => void
}

/**
 * A status message in a dialog's footer: toasts are outside of the dialog, where keyboards cannot reach them. It is
 * announced politely, and its action stays as long as the message.
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
