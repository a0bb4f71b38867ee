import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, takeLostFocus } from '../../forms/index.ts'

export interface StopAlertsProps {
  isBusy: boolean
  isDone: boolean
  failure?: Failure | undefined
  onStop: () => void
}

/** For whoever comes from a mail about something back in stock: opening the link does nothing yet, pressing the button does. */
export const StopAlerts = ({ isBusy, isDone, failure, onStop }: StopAlertsProps) => (
  <chakra.section
    aria-labelledby="stop-alerts-title"
    marginBottom={10}
    padding={{ base: 4, md: 6 }}
    borderWidth="1px"
    borderRadius="panel"
    display="flex"
    flexDirection="column"
    gap={4}
  >
    <chakra.h2 id="stop-alerts-title" fontSize="xl">
      {m.information_alerts_title()}
    </chakra.h2>
    {isDone ? (
      <Notice tone="good" ref={takeLostFocus} tabIndex={-1}>
        {m.information_alerts_done()}
      </Notice>
    ) : (
      <>
        <p>{m.information_alerts_text()}</p>
        <FailureNotice failure={failure} />
        <Button variant="accent" alignSelf="start" isBusy={isBusy} onClick={onStop}>
          {m.information_alerts_submit()}
        </Button>
      </>
    )}
  </chakra.section>
)
