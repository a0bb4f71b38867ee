import { Notice } from '../../components/notice/index.ts'
import { m } from '../../messages/index.ts'
import { WayOut, WithWayOut } from './way-out.tsx'

/** The shop is out of reach: what was changed is kept, and the person may try at once. */
export const WaitingNotice = ({ onSendNow }: { onSendNow: (() => void) | undefined }) => (
  <Notice tone="warn" marginBlockEnd={4}>
    <WithWayOut words={m.cart_waiting()}>{onSendNow ? <WayOut onClick={onSendNow}>{m.cart_waiting_retry()}</WayOut> : null}</WithWayOut>
  </Notice>
)
