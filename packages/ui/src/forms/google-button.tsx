import { chakra } from '@chakra-ui/react'
import { Button } from '../components/button/index.ts'
import { m } from '../messages/index.ts'

/** Signing in with Google, under the form and parted from it by a word. */
export const GoogleButton = ({ onGoogle, isBusy = false }: { onGoogle: () => void; isBusy?: boolean }) => (
  <>
    <chakra.div display="flex" alignItems="center" gap={4} color="fg.muted" textStyle="small" marginBlock={6}>
      <chakra.hr flex="1" borderBlockStartWidth="1px" />
      {m.accounts_or()}
      <chakra.hr flex="1" borderBlockStartWidth="1px" />
    </chakra.div>
    <Button isWide isBusy={isBusy} onClick={onGoogle}>
      {isBusy ? null : <GoogleMark />}
      {m.accounts_google()}
    </Button>
  </>
)

/** A plain G in the text's colour: the mark names the provider, the button is ours. */
const GoogleMark = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
    <path d="M12.5 12H21a9 9 0 1 1-2.6-6.4" strokeWidth={2.25} strokeLinecap="round" />
  </svg>
)
