import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Address } from '@motif/contract'
import { shapeOf } from './countries.ts'

export interface AddressLinesProps extends HTMLChakraProps<'address'> {
  address: Address
  /** Name of the country; its code without it. */
  countryName?: string | undefined
  /** @default true */
  hasName?: boolean
}

/** An address as it stands on a parcel. */
export function AddressLines({ address, countryName, hasName = true, ...rest }: AddressLinesProps) {
  const { name, line1, line2, city, region, postalCode, country } = address
  const place = shapeOf(country).isPostalFirst ? [postalCode, city, region] : [city, region, postalCode]
  const lines = [line1, line2, place.filter(Boolean).join(' '), countryName ?? country].filter(Boolean)
  return (
    <chakra.address fontStyle="normal" overflowWrap="anywhere" {...rest}>
      {hasName ? (
        <chakra.strong display="block" fontWeight="semibold">
          <bdi>{name}</bdi>
        </chakra.strong>
      ) : null}
      {lines.map((line) => (
        <chakra.span key={line} display="block">
          <bdi>{line}</bdi>
        </chakra.span>
      ))}
    </chakra.address>
  )
}
