import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '../components/visually-hidden/index.ts'

/** Whose account a form without a field for it is about: password managers save under this name. People are told in the lead. */
export const AccountName = ({ email }: { email: string }) => (
  <VisuallyHidden aria-hidden>
    <chakra.input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
  </VisuallyHidden>
)
