import { m } from '@motif/messages'
import { Notice } from '../../components/notice/index.ts'
import { InlineAction, WithAction } from './with-action.tsx'

/** The API is unreachable: changes are queued, with a retry button. */
export const WaitingNotice = ({ onSendNow }: { onSendNow: (() => void) | undefined }) => (
  <Notice tone="warn" marginBlockEnd={4}>
    <WithAction words={m.cart_waiting()}>
      {onSendNow ? <InlineAction onClick={onSendNow}>{m.cart_waiting_retry()}</InlineAction> : null}
    </WithAction>
  </Notice>
)
