import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'

/** Explains that an account is required, with a login link. */
export const LogInFirst = ({ reason, href }: { reason: string; href: string }) => (
  <chakra.div display="grid" gap={4} justifyItems="start">
    <p>{reason}</p>
    <LinkButton href={href} variant="accent">
      {m.shell_log_in()}
    </LinkButton>
  </chakra.div>
)
