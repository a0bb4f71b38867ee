import { chakra } from '@chakra-ui/react'
import type { SavedAddress } from '@motif/contract'
import { phoneText } from '@motif/contract/phone-rules'
import { m } from '@motif/messages'
import { AddressLines } from '../../components/address-fields/index.ts'
import { Badge } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

export interface AddressCardProps {
  address: SavedAddress
  countryName: string | undefined
  isPending: boolean
  onEdit: () => void
  onRemove: () => void
}

/** An address styled as a parcel label. */
export const AddressCard = ({ address, countryName, isPending, onEdit, onRemove }: AddressCardProps) => (
  <chakra.li
    display="flex"
    flexDirection="column"
    gap={3}
    minHeight="14rem"
    padding={5}
    borderWidth="1px"
    borderRadius="panel"
    aria-busy={isPending || undefined}
  >
    <chakra.div display="flex" flexWrap="wrap" gap={1.5} minHeight={6}>
      {address.isDefaultShipping ? <Badge>{m.addresses_default_shipping()}</Badge> : null}
      {address.isDefaultBilling ? <Badge>{m.addresses_default_billing()}</Badge> : null}
    </chakra.div>
    <div>
      {address.label === null ? null : (
        <chakra.h2 textStyle="label" color="fg.muted" marginBlockEnd={1}>
          <bdi>{address.label}</bdi>
        </chakra.h2>
      )}
      <AddressLines address={address} countryName={countryName} />
    </div>
    {address.phone === undefined ? null : (
      <chakra.p textStyle="small" color="fg.muted">
        <bdi>{phoneText(address.phone)}</bdi>
      </chakra.p>
    )}
    <chakra.div display="flex" gap={1} marginBlockStart="auto" marginInlineStart={-3}>
      <Button variant="quiet" size="sm" onClick={onEdit}>
        {m.addresses_edit()}
        <VisuallyHidden> {address.line1}</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="sm" isBusy={isPending} onClick={onRemove}>
        {m.addresses_remove()}
        <VisuallyHidden> {address.line1}</VisuallyHidden>
      </Button>
    </chakra.div>
  </chakra.li>
)
