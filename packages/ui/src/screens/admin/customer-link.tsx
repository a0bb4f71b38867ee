import { m } from '@motif/messages'
import { Link } from '../../components/link/index.ts'
import { Allowed } from './allowed.tsx'
import type { AdminScreenProps } from './types.ts'

interface CustomerLinkProps extends Pick<AdminScreenProps, 'customerPageHrefOf'> {
  /** Null or undefined without a page. */
  customerKey: string | null | undefined
}

/** Leads to the page of a customer, for those who may see it. */
export const CustomerLink = ({ customerKey, customerPageHrefOf }: CustomerLinkProps) =>
  customerKey ? (
    <Allowed permission="customers.read">
      <Link
        href={customerPageHrefOf({ key: customerKey })}
        display="inline-flex"
        alignItems="center"
        minHeight={{ base: 'target', md: 'auto' }}
      >
        {m.admin_customer_open()}
      </Link>
    </Allowed>
  ) : null
