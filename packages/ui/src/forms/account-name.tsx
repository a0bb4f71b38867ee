import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '../components/visually-hidden/index.ts'

/** A hidden user name for password managers, in forms without an e-mail field. */
export const AccountName = ({ email }: { email: string }) => (
  <VisuallyHidden aria-hidden>
    <chakra.input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
  </VisuallyHidden>
)
