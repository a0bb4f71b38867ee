import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Address } from '@motif/contract'
import { addressLines } from '@motif/contract/address-rules'

export interface AddressLinesProps extends HTMLChakraProps<'address'> {
  address: Address
  /** Name of the country; its code by default. */
  countryName?: string | undefined
  /** @default true */
  hasName?: boolean
}

/** An address as on a parcel label. */
export function AddressLines({ address, countryName, hasName = true, ...rest }: AddressLinesProps) {
  const lines = addressLines(address, countryName)
  return (
    <chakra.address fontStyle="normal" overflowWrap="anywhere" {...rest}>
      {hasName ? (
        <chakra.strong display="block" fontWeight="semibold">
          <bdi>{address.name}</bdi>
        </chakra.strong>
      ) : null}
      {lines.map((line, index) => (
        // Lines may repeat, prefixes of the list do not.
        <chakra.span key={lines.slice(0, index + 1).join('\n')} display="block">
          <bdi>{line}</bdi>
        </chakra.span>
      ))}
    </chakra.address>
  )
}
