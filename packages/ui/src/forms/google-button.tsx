import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../components/button/index.ts'
import { Notice } from '../components/notice/index.ts'
import { signInSentenceOf, type Failure } from '../failure/index.ts'

export interface GoogleButtonProps {
  /** Opens or reopens Google's popup. */
  onGoogle: () => void
  /** The popup is open. @default false */
  isBusy?: boolean
  /** Failure, shown at the button. */
  failure?: Failure | null | undefined
}

/** Sign-in with Google, separated from the form above. */
export function GoogleButton({ onGoogle, isBusy = false, failure }: GoogleButtonProps) {
  const isToldOf = !isBusy && failure && failure.code !== 'cancelled'
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap={4} color="fg.muted" textStyle="small" marginBlock={6}>
        <chakra.hr flex="1" borderBlockStartWidth="1px" />
        {m.accounts_or()}
        <chakra.hr flex="1" borderBlockStartWidth="1px" />
      </chakra.div>
      {isToldOf ? (
        <Notice tone="bad" marginBlockEnd={4}>
          {signInSentenceOf(failure)}
        </Notice>
      ) : null}
      <Button isWide isBusy={isBusy} onClick={onGoogle}>
        {isBusy ? null : <GoogleMark />}
        {isToldOf ? m.accounts_google_again() : m.accounts_google()}
      </Button>
      {isBusy ? (
        <chakra.output
          marginBlockStart={2}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap={2}
          color="fg.muted"
          textStyle="small"
        >
          {m.accounts_google_waiting()}
          <Button variant="quiet" size="sm" onClick={onGoogle}>
            {m.accounts_google_reopen()}
          </Button>
        </chakra.output>
      ) : null}
    </>
  )
}

/** A plain G in the text colour. */
const GoogleMark = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
    <path d="M12.5 12H21a9 9 0 1 1-2.6-6.4" strokeWidth={2.25} strokeLinecap="round" />
  </svg>
)
