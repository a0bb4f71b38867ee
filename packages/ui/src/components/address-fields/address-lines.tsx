import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Address } from '@motif/contract'
import { addressLines } from '@motif/contract/address-rules'

export interface AddressLinesProps extends HTMLChakraProps<'address'> {
  address: Address
  /** Name of the country; its code without it. */
  countryName?: string | undefined
  /** @default true */
  hasName?: boolean
}

/** An address as it stands on a parcel. */
export function AddressLines({ address, countryName, hasName = true, ...rest }: AddressLinesProps) {
  return (
    <chakra.address fontStyle="normal" overflowWrap="anywhere" {...rest}>
      {hasName ? (
        <chakra.strong display="block" fontWeight="semibold">
          <bdi>{address.name}</bdi>
        </chakra.strong>
      ) : null}
      {addressLines(address, countryName).map((line, index) => (
        <chakra.span key={`${index} ${line}`} display="block">
          <bdi>{line}</bdi>
        </chakra.span>
      ))}
    </chakra.address>
  )
}
