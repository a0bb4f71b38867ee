import { m } from '@motif/messages'
import { Notice } from '../../components/notice/index.ts'
import { InlineAction, WithAction } from './with-action.tsx'

/** The shop is out of reach: what was changed is kept, and the person may try at once. */
export const WaitingNotice = ({ onSendNow }: { onSendNow: (() => void) | undefined }) => (
  <Notice tone="warn" marginBlockEnd={4}>
    <WithAction words={m.cart_waiting()}>
      {onSendNow ? <InlineAction onClick={onSendNow}>{m.cart_waiting_retry()}</InlineAction> : null}
    </WithAction>
  </Notice>
)
